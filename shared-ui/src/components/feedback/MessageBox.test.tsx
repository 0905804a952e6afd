import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MessageBox } from './MessageBox.tsx';

it('keeps an amount whole where its message breaks', () => {
  render(<MessageBox message="2 invoices are drafted, $ 1,234.50 in all." onClose={() => {}} />);
  expect(screen.getByRole('status').textContent).toBe(
    '2 invoices are drafted, $\u00a01,234.50 in all.',
  );
});
