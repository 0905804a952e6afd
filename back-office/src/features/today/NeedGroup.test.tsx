import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Need } from 'shared-api/contract/schedule/today';
import { BrowserRouter } from 'shared-ui/router';
import { NeedGroup } from './NeedGroup.tsx';

const today = '2026-11-23';
const invoice = (id: number): Need => ({
  entity: 'invoices',
  id,
  name: `Client ${id}`,
  number: String(10_000 + id),
  detail: '',
  day: '2026-10-23',
  amount: 113,
});
const group = (ids: number[]) => (
  <BrowserRouter>
    <NeedGroup
      kind="overdue"
      count={ids.length}
      amount={null}
      first={ids.map(invoice)}
      today={today}
    />
  </BrowserRouter>
);

it('the keyboard stays on a row while one above it goes', () => {
  const { rerender } = render(group([1, 2, 3]));
  const row = screen.getByRole('link', { name: /Client 3/ });
  row.focus();
  rerender(group([2, 3]));
  expect(document.activeElement).toBe(row);
  expect(row.isConnected).toBe(true);
});

it('a record that needs somebody twice has two rows', () => {
  render(group([1, 1]));
  expect(screen.getAllByRole('link', { name: /Client 1/ })).toHaveLength(2);
});
