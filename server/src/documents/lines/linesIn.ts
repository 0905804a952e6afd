import { decimalSigns, defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { withWrittenDays } from 'shared-api/contract/values/days';
import { toCents } from 'shared-api/contract/values/money';
import { readNumber, withCents } from 'shared-api/contract/values/typedNumbers';
import { documentTexts } from '../texts.ts';

/**
 * The lines of a document for its reader: the headings that the product proposes, and numbers and amounts,
 * in their language; rates and amounts with their cents; days and months of what is billed as their language
 * writes them. What staff have named otherwise stays as it was typed.
 * @param rows as stored: headings in the first row, amounts in the last column
 */
export function linesIn(
  language: Language,
  rows: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const [head = [], ...body] = rows;
  const last = head.length - 1;
  const keys = head.map(keyOf);
  const isMoney = keys.map((key) => key === 'rate' || key === 'amount');
  const withAllCents = body.map((row) =>
    row.map((cell, column) => {
      if (column === 0) return datesIn(language, cell);
      return isMoney[column] === true ? withCents(cell) : cell;
    }),
  );
  if (language === defaultLanguage) return [head, ...withAllCents];
  return [
    head.map((heading, column) => {
      const key = keys[column];
      return key === undefined ? heading : documentTexts[language].lineHeadings[key];
    }),
    ...withAllCents.map((row) =>
      row.map((cell, column) =>
        column === 0 ? cell : numberIn(language, cell, column === last || cell.includes('$')),
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

/** Which of the headings that the product proposes it is. */
const keyOf = (heading: string): keyof typeof proposed | undefined =>
  (Object.keys(proposed) as (keyof typeof proposed)[]).find(
    (name) => proposed[name] === heading.trim(),
  );

/** A number as the language writes it; any other text as it is. */
function numberIn(language: Language, cell: string, isMoney: boolean): string {
  const value = readNumber(cell);
  if (typeof value !== 'number') return cell;
  const plain = cell.replace(/[$,\s]/g, '');
  if (!isMoney) return plain.replace('.', decimalSigns[language]);
  try {
    return documentTexts[language].money(toCents(plain));
  } catch {
    // More than two decimals, or none behind the point.
    return plain.replace('.', decimalSigns[language]);
  }
}
