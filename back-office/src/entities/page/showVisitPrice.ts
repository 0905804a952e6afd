import { showAmount } from '../../amounts.ts';
import { texts } from './texts.ts';

/** A visit's price before tax, or how it is paid where it has none: with the month of its contract. */
export type VisitPrice = Readonly<{ price: number | null; isMonthly: boolean }>;

/** The price of a visit as a person understands it; "-" where none is set. */
export const showVisitPrice = ({ price, isMonthly }: VisitPrice): string =>
  price === null && isMonthly ? texts.monthlyBill : showAmount(price);
