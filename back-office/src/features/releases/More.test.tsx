import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { More, useMore } from './More.tsx';

function Rows({ count }: { count: number }) {
  const more = useMore(Array.from({ length: count }, (_row, index) => index));
  return (
    <>
      <ol>
        {more.shown.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ol>
      <More {...more} />
    </>
  );
}
const shown = () => screen.getAllByRole('listitem').length;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('a thousand rows come in portions, the last of which is all', async () => {
  render(<Rows count={1001} />);
  expect(shown()).toBe(5);
  await press('Show 50 of 1001');
  expect(shown()).toBe(50);
  await press('Show 100 of 1001');
  expect(shown()).toBe(100);
});

it('a few more rows come at once, and go again', async () => {
  render(<Rows count={7} />);
  await press('Show all 7');
  expect(shown()).toBe(7);
  await press('Show fewer');
  expect(shown()).toBe(5);
});
