/** Formats cents as `$ 1,234.50`. */
export function writeMoney(cents: number): string {
  const absolute = Math.abs(cents);
  const dollars = String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = String(absolute % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}$ ${dollars}.${rest}`;
}

/** Formats cents within a sentence: `$129`, and with cents only where there are some, `$129.50`. */
export const writeShortMoney = (cents: number): string =>
  writeMoney(cents).replace('$ ', '$').replace(/\.00$/, '');
