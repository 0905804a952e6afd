import { decimalSigns, defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { withWrittenDays } from 'shared-api/contract/values/days';
import { toCents } from 'shared-api/contract/values/money';
import { readNumber } from 'shared-api/contract/values/typedNumbers';
import { quoteTexts } from '../../pricing/texts.ts';
import { documentTexts } from '../texts.ts';

/**
 * The lines of a document for its reader: the headings that the product proposes, and numbers, in their
 * language; rates and amounts as the sums below them are written; days and months of what is billed as their
 * language writes them. What staff have named otherwise stays as it was typed.
 * @param rows as stored: headings in the first row, amounts in the last column
 */
export function linesIn(
  language: Language,
  rows: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const [head = [], ...body] = rows;
  const last = head.length - 1;
  const keys = head.map(keyOf);
  const isMoney = head.map((heading, column) => column === last || rates.has(heading.trim()));
  return [
    head.map((heading, column) => {
      const key = keys[column];
      return key === undefined ? heading : documentTexts[language].lineHeadings[key];
    }),
    ...body.map((row) =>
      row.map((cell, column) =>
        column === 0
          ? datesIn(language, cell)
          : numberIn(language, cell, isMoney[column] === true || cell.includes('$')),
      ),
    ),
  ];
}

/** A description with the day of a visit, or the month of a contract, in the reader's language. */
function datesIn(language: Language, text: string): string {
  const { day, month } = documentTexts[language];
  const months = text.replace(writtenMonth, (_, name: string, year: string) =>
    month(`${year}-${String(monthNames.indexOf(name) + 1).padStart(2, '0')}`),
  );
  return withWrittenDays(months, day);
}

/** As PostgreSQL writes them into the lines of a month's bill. */
const monthNames = Array.from({ length: 12 }, (_, index) =>
  new Date(Date.UTC(2026, index)).toLocaleDateString('en-CA', { month: 'long', timeZone: 'UTC' }),
);
const writtenMonth = new RegExp(
  `(?<=^|, )(${monthNames.join('|')}) ((?:19|20)\\d{2})(?=, |$)`,
  'g',
);

const proposed = documentTexts[defaultLanguage].lineHeadings;

/** What the product calls a rate, in whatever language the lines were written. */
const rates = new Set(Object.values(quoteTexts).map(({ headings: [, , rate = ''] }) => rate));

/** Which of the headings that the product proposes it is. */
const keyOf = (heading: string): keyof typeof proposed | undefined =>
  (Object.keys(proposed) as (keyof typeof proposed)[]).find(
    (name) => proposed[name] === heading.trim(),
  );

/** A number as the language writes it; any other text as it is. */
function numberIn(language: Language, cell: string, isMoney: boolean): string {
  const value = readNumber(cell);
  if (typeof value !== 'number') return cell;
  const plain = cell.replace(/[$,\s]/g, '').replace(/\.$/, '');
  if (!isMoney) return language === defaultLanguage ? cell : inDecimals(language, plain);
  return moneyIn(language, plain) ?? cell;
}

/** A number as the sums are written; undefined for what is too large for a sum. */
function moneyIn(language: Language, plain: string): string | undefined {
  const [, sign = '', digits = '', decimals = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(plain) ?? [];
  const { money } = documentTexts[language];
  try {
    const dollars = toCents(`${digits === '' ? '0' : digits}.00`);
    // Parts of a cent, in place of the cents of whole dollars.
    if (decimals.length > 2) return sign + money(dollars).replace(/00(?=\D*$)/, decimals);
    const cents = dollars + Number(decimals.padEnd(2, '0'));
    return money(sign === '' ? cents : -cents);
  } catch {
    return undefined;
  }
}

const inDecimals = (language: Language, plain: string): string =>
  plain.replace('.', decimalSigns[language]);
