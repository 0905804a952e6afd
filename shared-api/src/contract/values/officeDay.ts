const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

/** A day of the company's calendar as the office writes it, Nov 21, 2026 (docs/product/office.md). */
export const officeDay = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
