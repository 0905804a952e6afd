const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

/** A day of the company's calendar as the office writes it, Nov 21, 2026 (docs/product/office.md). */
export const officeDay = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));

const time = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'UTC',
  hour: 'numeric',
  minute: '2-digit',
});

/** A time of the company's clock as the office writes it, 9:00 a.m. @param clock `2026-11-24T09:00` */
export const officeTime = (clock: string): string =>
  time.format(new Date(`${clock.slice(0, 16)}Z`));
