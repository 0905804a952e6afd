import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useRowsFocus } from './useRowsFocus.ts';

function Page({ groups }: { groups: readonly (readonly string[])[] }) {
  const page = useRowsFocus();
  return (
    <div ref={page}>
      <h1 tabIndex={-1}>Today</h1>
      {groups.map(
        (rows, group) =>
          rows.length > 0 && (
            <section key={group}>
              <ul>
                {rows.map((row) => (
                  <li key={row}>
                    <a href="#row">{row}</a>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}

it('the keyboard goes on to the next row where its own has gone, and at the end to the one before', () => {
  const { rerender } = render(<Page groups={[['A', 'B', 'C'], ['D']]} />);
  screen.getByRole('link', { name: 'B' }).focus();
  rerender(<Page groups={[['A', 'C'], ['D']]} />);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'C' }));
  rerender(<Page groups={[['A'], ['D']]} />);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'A' }));
  rerender(<Page groups={[[], ['D']]} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Today' }));
});

it('takes the keyboard from nowhere else', () => {
  const { rerender } = render(<Page groups={[['A', 'B']]} />);
  screen.getByRole('link', { name: 'A' }).focus();
  const heading = screen.getByRole('heading', { name: 'Today' });
  heading.focus();
  rerender(<Page groups={[['B']]} />);
  expect(document.activeElement).toBe(heading);
});
