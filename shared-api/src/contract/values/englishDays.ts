// Made by who needs it first: the first format of a page takes a phone some 100 ms, and most pages write no day.
let days: Intl.DateTimeFormat | undefined;

/** A day as it is written in English: `2026-12-01` as `December 1, 2026`. */
export const englishDay = (day: string): string =>
  (days ??= new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' })).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A day or a range with both ends included: `December 7 to 9, 2026`, `December 24, 2026 to January 2, 2027`. */
export function englishSpan(from: string, to: string): string {
  if (from === to) return englishDay(from);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return isOneMonth
    ? englishDay(from).replace(',', ` to ${Number(to.slice(8))},`)
    : `${englishDay(from)} to ${englishDay(to)}`;
}

/** A time of day as it is written in English: `8:00` as `8 a.m.`, `17:30` as `5:30 p.m.`, `12:00` as `noon`. */
export function englishTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute === 0 && hour === 12) return 'noon';
  if (minute === 0 && hour % 24 === 0) return 'midnight';
  const written = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${written}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
