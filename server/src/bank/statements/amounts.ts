import { toCents } from 'shared-api/contract/values/money';
import { limits } from './limits.ts';

/** The decimal mark, if the file shows which one it uses. */
export type DecimalMark = '.' | ',';

const currency = /(?:CA|US|C)?\$|€|£|\b(?:CAD|USD|EUR|GBP)\b/i;
const groups = /^\d{1,3}(?:([ ',.])\d{3})(?:\1\d{3})*$/;

/** The sign and number of an amount: `-` and `1,234.50` for `(CA$ 1,234.50)`. */
function signAndNumber(text: string): { negative: boolean; number: string } | undefined {
  let rest = text
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/’/g, "'")
    .trim();
  const bracketed = /^\((.*)\)$/.exec(rest)?.[1];
  rest = (bracketed ?? rest).replace(currency, ' ').replace(/ +/g, ' ').trim();
  const [, before = '', number = '', after = ''] =
    /^([+-]?) ?(\d[\d ',.]*|[.,]\d+) ?([+-]?)$/.exec(rest) ?? [];
  const signs = [bracketed === undefined ? '' : '-', before, after].filter((sign) => sign !== '');
  if (number === '' || signs.length > 1) return undefined;
  return { negative: signs[0] === '-', number: number.trim() };
}

/** The decimal mark; null if the number has none, undefined if it is ambiguous. */
function markOf(number: string, known?: DecimalMark): DecimalMark | null | undefined {
  const dot = number.lastIndexOf('.');
  const comma = number.lastIndexOf(',');
  if (dot === -1 && comma === -1) return null;
  if (dot !== -1 && comma !== -1) return dot > comma ? '.' : ',';
  const mark = dot === -1 ? ',' : '.';
  const [before = '', after = '', ...more] = number.split(mark);
  if (more.length > 0) return null;
  if (after.length !== 3 || !/^[1-9]\d{0,2}$/.test(before)) return mark;
  if (known) return mark === known ? mark : null;
  // "1,234" is one thousand, since money has no third decimal; "1.234" could be either.
  return mark === ',' ? null : undefined;
}

/**
 * Whole cents of an amount as banks write it: `-12.5`, `$1,234.50`, `1 234,50 $`, `(12.00)`, `12-`.
 * @param known the decimal mark of the file (`decimalMark`), which settles "1.234"
 * @returns undefined when it is no amount, has a part of a cent, or can be read in two ways
 */
export function readAmount(text: string, known?: DecimalMark): number | undefined {
  if (text.length > limits.value) return undefined;
  const { negative, number } = signAndNumber(text) ?? { negative: false, number: '' };
  const mark = number === '' ? undefined : markOf(number, known);
  if (mark === undefined) return undefined;
  const [whole = '', decimals = '', ...more] = mark === null ? [number] : number.split(mark);
  if (more.length > 0 || !/^\d*$/.test(decimals)) return undefined;
  if (!/^\d*$/.test(whole) && (!groups.test(whole) || groups.exec(whole)?.[1] === mark)) {
    return undefined;
  }
  const digits = whole.replace(/\D/g, '') || '0';
  try {
    return toCents(`${negative ? '-' : ''}${digits}.${decimals.replace(/0+$/, '').padEnd(2, '0')}`);
  } catch {
    // A fraction of a cent, or too large to store.
    return undefined;
  }
}

/**
 * Whole cents of an amount of an OFX file. OFX has no thousands separators (OFX 2.2, 3.2.9.1), so
 * that `-30.000` is thirty dollars; some banks write a comma before the cents. Only where the other
 * amounts of the file show the other mark is "1.234" read as banks that break the rule mean it.
 * @returns undefined as `readAmount` does
 */
export function readOfxAmount(text: string, known?: DecimalMark): number | undefined {
  const written = text.includes(',') && !text.includes('.') ? ',' : '.';
  return readAmount(text, known ?? written);
}

/** The decimal mark that the amounts of a file show; undefined when none or both are shown. */
export function decimalMark(texts: Iterable<string>): DecimalMark | undefined {
  const shown = new Set<DecimalMark>();
  for (const text of texts) {
    if (text.length > limits.value) continue;
    const mark = /(?:^|[^.,])([.,])\d{1,2}\D*$/.exec(text)?.[1];
    if (mark === '.' || mark === ',') shown.add(mark);
  }
  const [only, other] = shown;
  return other === undefined ? only : undefined;
}
