const days = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in French: `2026-12-01` as `1er décembre 2026`. */
export const frenchDay = (day: string): string =>
  days.format(new Date(`${day}T00:00:00Z`)).replace(/^1 /, '1er ');

/** A day or a range with both ends included: `du 24 décembre 2026 au 2 janvier 2027`. */
export const frenchSpan = (from: string, to: string): string =>
  from === to ? `le ${frenchDay(from)}` : `du ${frenchDay(from)} au ${frenchDay(to)}`;
