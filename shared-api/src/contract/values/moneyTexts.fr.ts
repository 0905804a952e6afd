/**
 * Formats cents as `1 234,50 $`, with non-breaking spaces. Not by Intl: browsers and servers
 * disagree about U+202F, so hydration would find different text.
 */
export function writeMoney(cents: number): string {
  const absolute = Math.abs(cents);
  const dollars = String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  const rest = String(absolute % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${dollars},${rest}\u00a0$`;
}

/** Formats cents within a sentence: `129 $`, and with cents only where there are some, `129,50 $`. */
export const writeShortMoney = (cents: number): string =>
  writeMoney(cents).replace(',00\u00a0$', '\u00a0$');
