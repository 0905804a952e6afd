/**
 * Whole cents as `1 234,50 $`. The spaces do not break, and are the same in every browser and server:
 * their own formatting disagrees about U+202F, and a page would differ from the server's HTML.
 */
export function writeMoney(cents: number): string {
  const absolute = Math.abs(cents);
  const dollars = String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  const rest = String(absolute % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${dollars},${rest}\u00a0$`;
}
