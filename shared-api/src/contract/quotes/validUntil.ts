import { daysAfter } from '../schedule/board.ts';

/** Days for which the price of an instant quote is valid. */
const daysValid = 30;

/** Last day on which an instant quote's price is valid. @param day date of the quote, `2026-11-22` */
export const validUntil = (day: string): string => daysAfter(day, daysValid);
