import { homeCurrency } from 'shared-api/contract/billing/bankAccounts';
import { showAmount } from '../../amounts.ts';
import { texts } from './texts.ts';

const plain = new Intl.NumberFormat('en-CA', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount in its currency: only Canadian dollars are written with the sign of the books. */
export function showMoney(amount: number, currency: string | null): string {
  if (currency === homeCurrency) return showAmount(amount);
  return texts.currency.of(plain.format(amount), currency ?? texts.currency.unknown);
}
