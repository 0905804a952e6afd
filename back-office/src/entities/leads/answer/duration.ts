const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something took, as its largest unit: 5 min, 3 h, 2 days. */
export function durationOf(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.round(milliseconds / minute))} min`;
  if (milliseconds < day) return `${Math.floor(milliseconds / hour)} h`;
  const days = Math.floor(milliseconds / day);
  return days === 1 ? '1 day' : `${days} days`;
}

/** How urgent an answer is, by how long somebody has waited for it. */
export function urgencyOf(milliseconds: number): 'neutral' | 'open' | 'bad' {
  if (milliseconds >= day) return 'bad';
  return milliseconds >= 4 * hour ? 'open' : 'neutral';
}
