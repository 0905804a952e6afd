import { officeDay } from 'shared-api/contract/values/officeDay';

/**
 * A day of the company's calendar as the office writes it, Nov 21, 2026; "-" when empty
 * (docs/product/office.md).
 */
export const showDay = (day: string | null | undefined): string => (day ? officeDay(day) : '-');
