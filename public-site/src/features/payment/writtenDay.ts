const days = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A day as it is written in English.
 * @param day `YYYY-MM-DD`
 */
export const writtenDay = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));
