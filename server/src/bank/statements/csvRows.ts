import { CsvError, parse } from 'csv-parse/sync';
import { isColumnName } from './csvNames.ts';
import { StatementError } from './StatementError.ts';
import { tidy } from './text.ts';

/** One row of a CSV file that holds something. */
export interface CsvRow {
  /** The line of the file on which the row ends, from 1. */
  line: number;
  /** On one line each, trimmed. */
  cells: string[];
}

/** The header row stands within this many lines. */
export const headerLines = 50;

/** Years of a busy account; a file of more, of blank lines say, would hold the server up. */
const mostLines = 200_000;

/** The character between the cells: the one that cuts out most column names, or else most cells. */
function delimiterOf(text: string): string {
  const lines = text.split('\n', headerLines).map((line) => line.slice(0, 5000));
  const rated = [',', ';', '\t', '|'].map((delimiter) => {
    const rows = lines.map((line) => line.split(delimiter));
    const known = rows.map(
      (cells) => cells.filter((cell) => cells.length > 1 && isColumnName(cell)).length,
    );
    const cut = rows.filter((cells) => cells.length > 1).length;
    return { delimiter, rating: Math.max(...known) * 1000 + cut };
  });
  return rated.reduce((best, next) => (next.rating > best.rating ? next : best)).delimiter;
}

/**
 * The rows of a CSV file, of any delimiter, blank ones left out.
 * @throws StatementError when quotation marks do not pair, or there are too many lines
 */
export function readRows(source: string): CsvRow[] {
  // One kind of line end, as a preamble may have another than the table.
  const text = source.replace(/\r\n?/g, '\n');
  if (text.split('\n', mostLines + 1).length > mostLines) {
    throw new StatementError(
      `This file has more than ${mostLines} lines. Download a shorter period from the bank.`,
    );
  }
  const rows: CsvRow[] = [];
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      on_record: (record: string[], { lines }) => {
        const cells = record.map(tidy);
        if (cells.some((cell) => cell !== '')) rows.push({ line: lines, cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new StatementError(
      `Line ${rows.at(-1)?.line ?? 1} or the next: a quotation mark is opened and not closed. Correct it in the file, or download the file again from the bank.`,
    );
  }
  return rows;
}
