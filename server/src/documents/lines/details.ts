import type { Language } from 'shared-api/contract/values/language';
import { isNumeric, type SheetColumn } from '../columns.ts';
import { linesIn } from './linesIn.ts';
import type { Sheet } from '../Sheet.ts';

/** Prints a table as stored: headings in the first row, amounts in the last column. */
export function writeDetails(
  sheet: Sheet,
  language: Language,
  rows: readonly (readonly string[])[],
): void {
  const [head = [], ...body] = linesIn(language, rows);
  if (head.length === 0) return;
  const columns = head.map((heading, index): SheetColumn => {
    const isLast = index === head.length - 1;
    return {
      heading,
      share: index === 0 ? 4 : 1.5,
      align: index > 0 && (isLast || isNumeric(body, index)) ? 'right' : 'left',
    };
  });
  sheet.table(columns, body);
}
