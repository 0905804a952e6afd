const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

/** A day of the company's calendar as a list shows it; "-" when empty (specification 2.13). */
export const showDay = (day: string | null | undefined): string =>
  day ? format.format(new Date(`${day}T00:00:00Z`)) : '-';

const instants = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment by this person's clock. */
export const showInstant = (instant: string): string => instants.format(new Date(instant));
