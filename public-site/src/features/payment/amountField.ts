import { decimalSigns, type Language } from 'shared-api/contract/values/language';
import { commaAdvice } from 'shared-api/contract/values/typedNumbers';
import type { Mask } from 'shared-ui/mask';

/** How an amount stands in its field, and how it leaves it. */
export interface AmountField {
  mask: Mask;
  /**
   * The amount with both its decimals, as it stands in the field once that is left, and in the dialog;
   * one that has yet to be put right stays as it was typed.
   */
  whole: (amount: string) => string;
  /** The amount as it is sent: two decimals behind a point, no separators. */
  sent: (amount: string) => string;
  /** How an amount has to be typed that cannot be told apart from a hundred times as much. */
  advice: (amount: string) => string | undefined;
}

/** The most characters of an amount, without separators. */
const longest = 8;

/** Digits and one sign before two decimals; thousand separators stand on top. */
const grouping =
  (sign: string, separator: string) =>
  (text: string): string => {
    const [typed = '', ...rest] = text.replace(/[^\d.,]/g, '').split(sign);
    const bare = typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
    const decimals = rest.join('').replace(/\D/g, '').slice(0, 2);
    const point = rest.length > 0 ? sign + decimals : '';
    const [whole = '', shown] = `${bare}${point}`.slice(0, longest).split(sign);
    const thousands = whole.replace(/\B(?=(\d{3})+$)/g, separator);
    return shown === undefined ? thousands : `${thousands}${sign}${shown}`;
  };

function fieldOf(
  sign: string,
  separator: string,
  shape: (grouped: (text: string) => string) => Mask['shape'],
): Omit<AmountField, 'advice'> {
  const grouped = grouping(sign, separator);
  const padded = (amount: string, point: string): string => {
    const [whole = '', decimals = ''] = amount.split(sign);
    return `${whole === '' ? '0' : whole}${point}${decimals.padEnd(2, '0')}`;
  };
  return {
    mask: { separators: separator, shape: shape(grouped) },
    whole: (amount) =>
      amount === '' || amount === sign || amount !== grouped(amount)
        ? amount
        : padded(amount, sign),
    sent: (amount) => padded(amount.replaceAll(separator, ''), '.'),
  };
}

/** A comma where the cents begin, while they are typed: `1,250,5`. */
const commaBeforeCents = /^(?=(?:,?\d){1,8},?$)[\d,]*,\d{0,2}$/;

/**
 * `1,250.50`. A comma that a person typed before their cents stays until it is refused: without it they
 * would pay a hundred times as much.
 */
const withPoint: AmountField = {
  ...fieldOf('.', ',', (grouped) => {
    /** Whether a person has typed a comma themselves; else it is one that stands on top. */
    const hasTypedComma = (text: string, before: string): boolean =>
      before !== grouped(before) || text.split(',').length > before.split(',').length;
    return (typed, before) =>
      commaBeforeCents.test(typed) && hasTypedComma(typed, before) ? typed : grouped(typed);
  }),
  advice: (amount) => commaAdvice(amount, 'cents')?.point,
};

/** Commas that can only part thousands, and a point behind them: `1,250` and `1,250.50`. */
const withThousands = /^\D*\d{1,3}(?:,\d{3})+(?:\.\d*)?\D*$/;

/** `1 250,50`; a point is taken for the comma, and an English amount that is pasted is understood. */
const withComma: AmountField = {
  ...fieldOf(',', '\u00a0', (grouped) => (typed, before) => {
    const isPasted = typed.length - before.length > 1;
    const isEnglish = isPasted && withThousands.test(typed);
    // The sign is the last one: `1.250,50`.
    const plain = isEnglish ? typed.replaceAll(',', '') : typed;
    return grouped(plain.includes(',') ? plain.replaceAll('.', '') : plain.replace('.', ','));
  }),
  advice: () => undefined,
};

/** How an amount is typed on the pages of a language. */
export const amountFieldIn = (language: Language): AmountField =>
  decimalSigns[language] === ',' ? withComma : withPoint;
