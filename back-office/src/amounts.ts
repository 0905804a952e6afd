import { formatAmount } from 'shared-api/contract/money';

/** An amount as a list shows it; "-" when empty. */
export const showAmount = (amount: number | null): string =>
  amount === null ? '-' : formatAmount(amount);
