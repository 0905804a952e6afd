const month = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
});

/** Whether a text is a month of the calendar, `2026-01`. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** A month as the office writes it: "Jan 2026" for 2026-01. What is no month stays as it is. */
export const monthName = (text: string): string =>
  isMonth(text) ? month.format(new Date(`${text}-01T00:00:00Z`)) : text;
