import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Rows } from './Rows.tsx';

/** The window of a phone, where the fields stand below, or of a wide screen, where they stand beside. */
function openOn(device: 'phone' | 'desk', props: Partial<ComponentProps<typeof Rows>> = {}) {
  const list = { matches: device === 'phone' } as MediaQueryList;
  Object.assign(window, { matchMedia: () => list });
  const shownOf = (count: number) => (
    <Rows
      part="visits"
      rows={Array.from({ length: count }, (_, key) => ({ key, row: `Visit ${key}` }))}
      error={undefined}
      onRetry={() => undefined}
      {...props}
    />
  );
  const { rerender } = render(shownOf(25));
  return { come: (count: number) => rerender(shownOf(count)) };
}

const shown = () => screen.getAllByRole('listitem').length;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Show more' }));

it('begins with six rows where the fields stand below, and goes on page by page', async () => {
  const onMore = jest.fn<() => void>();
  const { come } = openOn('phone', { onMore });
  expect(shown()).toBe(6);
  await press();
  expect(shown()).toBe(25);
  expect(onMore).not.toHaveBeenCalled();
  await press();
  expect(onMore).toHaveBeenCalledTimes(1);
  come(50);
  expect(shown()).toBe(50);
});

it('begins with all rows that have come where the fields stand beside', () => {
  openOn('desk');
  expect(shown()).toBe(25);
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows what has come at once in parts, and a whole page of what comes by pages', async () => {
  const { come } = openOn('desk', { first: 6, onMore: () => undefined });
  expect(shown()).toBe(6);
  await press();
  come(50);
  expect(shown()).toBe(50);
});

it('says that further rows did not come, and asks for them again', async () => {
  const onMore = jest.fn<() => void>();
  openOn('desk', { onMore, error: { status: 'FETCH_ERROR', error: 'gone' } });
  expect(shown()).toBe(25);
  expect(screen.getByRole('alert')).toHaveTextContent('The visits did not come.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});
