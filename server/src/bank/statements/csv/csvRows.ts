import { CsvError, parse } from 'csv-parse/sync';
import { isColumnName } from './csvNames.ts';
import { limits } from '../limits.ts';
import { StatementError } from '../StatementError.ts';
import { tidy } from '../text.ts';

/** A non-empty row of a CSV file. */
export interface CsvRow {
  /** The line on which the row ends, 1-based. */
  line: number;
  /** Trimmed, without line breaks. */
  cells: string[];
}

/** The header row must be within this many lines. */
export const headerLines = 50;

/** The delimiter: the one that yields most known column names, or else most cells. */
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
 * The non-blank rows of a CSV file with any delimiter.
 * @throws StatementError for unbalanced quotes, or more or longer lines or more cells than a
 * statement has
 */
export function readRows(source: string): CsvRow[] {
  // Normalize line endings: the preamble's may differ from the table's.
  const text = source.replace(/\r\n?/g, '\n');
  refuseLongLines(text);
  const rows: CsvRow[] = [];
  let all = 0;
  let last = 1;
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: limits.lineLength,
      on_record: (record: string[], { lines }) => {
        last = lines;
        all += record.length;
        refuseManyCells(lines, record.length, all);
        const cells = record.map(tidy);
        if (cells.some((cell) => cell !== '')) rows.push({ line: lines, cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new StatementError(
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? { code: 'longQuotation', params: { line: last, most: limits.lineLength } }
        : { code: 'openQuotation', params: { line: last } },
    );
  }
  return rows;
}

/** @throws StatementError for more lines, or a longer one, than a statement has */
function refuseLongLines(text: string): void {
  const lines = text.split('\n', limits.lines + 1);
  if (lines.length > limits.lines) {
    throw new StatementError({ code: 'manyLines', params: { most: limits.lines } });
  }
  const long = lines.findIndex((line) => line.length > limits.lineLength);
  if (long !== -1) {
    const params = { line: long + 1, most: limits.lineLength };
    throw new StatementError({ code: 'longLine', params });
  }
}

/** @throws StatementError for a line, or a file, of more cells than a statement has */
function refuseManyCells(line: number, cells: number, all: number): void {
  if (cells > limits.cellsInLine) {
    const params = { line, cells, most: limits.cellsInLine };
    throw new StatementError({ code: 'manyCellsInLine', params });
  }
  if (all > limits.cells) {
    throw new StatementError({ code: 'manyCells', params: { most: limits.cells } });
  }
}
