import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { followFocus } from './focusAfterGone.ts';

let end: () => void;
beforeEach(() => {
  end = followFocus();
});
afterEach(() => end());

/** A list whose rows go when their button is pressed. */
function List({ names }: { names: string[] }) {
  const [shown, setShown] = useState(names);
  return (
    <main>
      <h1>Deleted</h1>
      <ul>
        {shown.map((name) => (
          <li key={name}>
            <a href={`/${name}`}>{name}</a>
            <button onClick={() => setShown(shown.filter((one) => one !== name))}>Restore</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

const press = async (row: number): Promise<void> => {
  screen.getAllByRole('button')[row]?.focus();
  await userEvent.keyboard('{Enter}');
};

it('leads the keyboard to the next row, then to the one before, then to the heading', async () => {
  render(<List names={['ann', 'ben', 'cid']} />);
  await press(1);
  await waitFor(() => expect(screen.getByRole('link', { name: 'cid' })).toHaveFocus());
  await press(1);
  await waitFor(() => expect(screen.getByRole('link', { name: 'ann' })).toHaveFocus());
  await press(0);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

it('leaves it alone where a row is scrolled away', async () => {
  const { rerender } = render(<button key="1">Open</button>);
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}{PageDown}');
  rerender(<h1>Other rows</h1>);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.body).toHaveFocus();
});

/** A table whose rows stay when their button has been pressed, without it. */
function Requests() {
  const [open, setOpen] = useState(['D1', 'D2']);
  return (
    <main>
      <h1>Quote</h1>
      <table>
        <tbody>
          {['D1', 'D2'].map((name) => (
            <tr key={name}>
              <td>{name}</td>
              <td>
                {open.includes(name) && (
                  <button onClick={() => setOpen(open.filter((one) => one !== name))}>
                    Withdraw
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

it('leaves the keyboard in a row that stays where its button goes', async () => {
  render(<Requests />);
  await press(1);
  await waitFor(() => expect(screen.getByRole('row', { name: 'D2' })).toHaveFocus());
});
