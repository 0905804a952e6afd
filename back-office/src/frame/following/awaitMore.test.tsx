import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoreButton } from '../more/MoreButton.tsx';
import { followFocus } from './focusAfterGone.ts';

let end: () => void;
beforeEach(() => {
  end = followFocus();
});
afterEach(() => end());

/** A list of which so many rows are there, and another one below it. */
const Lists = ({ most, isBusy = false }: { most: number; isBusy?: boolean }) => (
  <main>
    <ul>
      {['ann', 'ben', 'cid', 'dan'].slice(0, most).map((name) => (
        <li key={name}>
          <a href={`/${name}`}>{name}</a>
        </li>
      ))}
    </ul>
    <MoreButton isBusy={isBusy} onMore={most < 4 && (() => undefined)} />
    <ul>
      <li>eve</li>
    </ul>
    <a href="/else">Elsewhere</a>
  </main>
);

const button = () => screen.getByRole('button', { name: 'Show more' });
const link = (name: string) => screen.getByRole('link', { name });
const says = (words: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));

async function press(): Promise<void> {
  act(() => button().focus());
  await userEvent.keyboard('{Enter}');
}

it('leads the keyboard to the first row that a button has brought, and says how many came', async () => {
  const { rerender } = render(<Lists most={1} />);
  await press();
  rerender(<Lists most={1} isBusy />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<Lists most={2} />);
  await waitFor(() => expect(link('ben')).toHaveFocus());
  await says('1 more is shown.');
  // With the last rows the button goes.
  await press();
  rerender(<Lists most={4} />);
  await waitFor(() => expect(link('cid')).toHaveFocus());
  await says('2 more are shown.');
});

it('does not open the row for whoever presses twice', async () => {
  const { rerender } = render(<Lists most={1} />);
  await press();
  rerender(<Lists most={2} />);
  await waitFor(() => expect(link('ben')).toHaveFocus());
  const opened = jest.fn((event: Event) => event.preventDefault());
  link('ben').addEventListener('click', opened);
  await userEvent.keyboard('{Enter}');
  expect(opened).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 600));
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
});

it('leads on from a button that was pressed before this had come', async () => {
  end();
  const { rerender } = render(<Lists most={1} />);
  await press();
  rerender(<Lists most={1} isBusy />);
  end = followFocus();
  rerender(<Lists most={2} />);
  await waitFor(() => expect(link('ben')).toHaveFocus());
});

it('leaves the keyboard where it has gone while the rows were coming', async () => {
  const { rerender } = render(<Lists most={1} />);
  await press();
  await userEvent.tab();
  rerender(<Lists most={2} />);
  await says('1 more is shown.');
  expect(link('Elsewhere')).toHaveFocus();
});

it('leaves the button to who points at it, and leads on once it is gone', async () => {
  const { rerender } = render(<Lists most={1} />);
  await userEvent.click(button());
  rerender(<Lists most={2} />);
  await says('1 more is shown.');
  expect(button()).toHaveFocus();
  await userEvent.click(button());
  rerender(<Lists most={4} />);
  await waitFor(() => expect(link('cid')).toHaveFocus());
});
