const half = (time: string): string => (time < '12:00' ? 'a.m.' : 'p.m.');

/** The hour, and minutes where there are any: 9, 9:30. */
function figures(time: string): string {
  const hour = Number(time.slice(0, 2)) % 12 || 12;
  const minutes = time.slice(3, 5);
  return minutes === '00' ? String(hour) : `${hour}:${minutes}`;
}

/** A time of day in short, as cards have room for it: 9 a.m., 1:30 p.m. @param time `HH:MM` */
export const shortTime = (time: string): string => `${figures(time)} ${half(time)}`;

/** From one time of day to another, in short: 9–11 a.m., 11:30 a.m.–1 p.m. */
export const clockSpan = (begins: string, ends: string): string =>
  half(begins) === half(ends) && begins < ends
    ? `${figures(begins)}–${shortTime(ends)}`
    : `${shortTime(begins)}–${shortTime(ends)}`;

/** Minutes since midnight. */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The last quarter of an hour of a day. */
const lastQuarter = 24 * 60 - 15;

/** The time at so many minutes since midnight, within the day. */
export function timeAt(minutes: number): string {
  const within = Math.min(Math.max(Math.round(minutes), 0), lastQuarter);
  const two = (figure: number): string => String(figure).padStart(2, '0');
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

/** The nearest quarter of an hour. */
export const quarterAt = (minutes: number): string => timeAt(Math.round(minutes / 15) * 15);
