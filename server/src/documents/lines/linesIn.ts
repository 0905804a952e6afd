import { decimalSigns, defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { toCents } from 'shared-api/contract/values/money';
import { readNumber } from 'shared-api/contract/values/typedNumbers';
import { documentTexts } from '../texts.ts';

/**
 * The lines of a document for its reader: the headings that the product proposes, and numbers and amounts,
 * in their language. What staff have named otherwise stays as it was typed; so does everything in the
 * office's own language.
 * @param rows as stored: headings in the first row, amounts in the last column
 */
export function linesIn(
  language: Language,
  rows: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  if (language === defaultLanguage) return rows;
  const [head = [], ...body] = rows;
  const last = head.length - 1;
  return [
    head.map((heading) => headingIn(language, heading)),
    ...body.map((row) =>
      row.map((cell, column) =>
        column === 0 ? cell : numberIn(language, cell, column === last || cell.includes('$')),
      ),
    ),
  ];
}

function headingIn(language: Language, heading: string): string {
  const proposed = documentTexts[defaultLanguage].lineHeadings;
  const key = (Object.keys(proposed) as (keyof typeof proposed)[]).find(
    (name) => proposed[name] === heading.trim(),
  );
  return key === undefined ? heading : documentTexts[language].lineHeadings[key];
}

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
