/** A day as the office writes it: Nov 21, 2026. */
export const dayParts = { year: 'numeric', month: 'short', day: 'numeric' } as const;

const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', ...dayParts });

/** A day of the company's calendar as a list shows it; "-" when empty (docs/product/office.md). */
export const showDay = (day: string | null | undefined): string =>
  day ? format.format(new Date(`${day}T00:00:00Z`)) : '-';

/** A moment by the company's clock, wherever this person is: staff tell one another of it. */
export const showInstant = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...dayParts,
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));
