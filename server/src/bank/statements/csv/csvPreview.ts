import type { ColumnPreview } from 'shared-api/contract/billing/bankImports';
import { decodeText } from '../decodeText.ts';
import { excerpt } from '../text.ts';
import { readRows } from './csvRows.ts';

/** Rows that are shown to whoever says what the columns hold. */
const shownRows = 5;

/** The columns of a CSV file and its first rows, for a person to say what they hold. */
export function previewOf(bytes: Uint8Array, headers: readonly string[]): ColumnPreview {
  const rows = readRows(decodeText(bytes));
  const wanted = JSON.stringify(headers);
  const at = rows.findIndex(({ cells }) => JSON.stringify(cells) === wanted);
  return {
    headers: [...headers],
    rows: rows
      .slice(at + 1, at + 1 + shownRows)
      .map(({ cells }) => headers.map((_, index) => excerpt(cells[index] ?? '', 60))),
  };
}
