import { daysAfter } from '../schedule/board.ts';

/** Days for which the price of an instant quote holds, from the day on which it was asked for. */
const daysValid = 30;

/** The last day on which the price of an instant quote holds. @param day of the quote, `2026-11-22` */
export const validUntil = (day: string): string => daysAfter(day, daysValid);
