import type { Language } from 'shared-api/contract/values/language';
import { isNumeric, type SheetColumn } from '../columns.ts';
import { linesIn } from './linesIn.ts';
import type { Sheet } from '../Sheet.ts';
import { widthOf } from '../typesetting/fonts.ts';

/**
 * Prints a table as stored: headings in the first row, amounts in the last column.
 * @param after as `Sheet.table` has it
 */
export function writeDetails(
  sheet: Sheet,
  language: Language,
  rows: readonly (readonly string[])[],
  after: number,
): void {
  const [head = [], ...body] = linesIn(language, rows);
  if (head.length === 0) return;
  const others = head.slice(1).map((heading, before): SheetColumn => {
    const index = before + 1;
    const isRight = index === head.length - 1 || isNumeric(body, index);
    return {
      heading,
      share: isRight ? shareOf([heading, ...body.map((row) => row[index] ?? '')]) : textShare,
      align: isRight ? 'right' : 'left',
    };
  });
  const rest = 1 - others.reduce((sum, { share }) => sum + share, 0);
  const [description = ''] = head;
  const share = Math.max(rest, leastDescription);
  sheet.table([{ heading: description, share }, ...others], body, after);
}

/** Shares of the table's width: of a text besides the description, of numbers, and what these leave at least. */
const textShare = 0.18;
const numbers = { least: 0.11, most: 0.22 };
const leastDescription = 0.3;
/** The width of a table and of the space before a column, in the size of its texts. */
const tableWidth = 50;
const spaceBefore = 2;

/** The share of a column of numbers: what the longest needs, so that the description has the rest. */
function shareOf(texts: readonly string[]): number {
  const longest = Math.max(...texts.map((text) => widthOf(text, 'regular')));
  return Math.min(Math.max((longest + spaceBefore) / tableWidth, numbers.least), numbers.most);
}
