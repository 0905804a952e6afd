/** Tasks of worker threads that read files to import. The main thread accesses the database. */
import type { ImportableName, ImportChoice } from 'shared-api/contract/entities/importing/imports';
import { dayFormatOf } from '../bank/statements/days.ts';
import { csvMark, csvRow } from '../documents/csv.ts';
import { onOneLine } from './reading/cells.ts';
import { checkRows, type CheckedRow } from './reading/checkRows.ts';
import { guessMapping } from './reading/guessMapping.ts';
import { readSheet, type Sheet } from './reading/readSheet.ts';
import { excerptOf } from './reading/values.ts';

/** A column as it is stored. */
export interface ReadColumn {
  heading: string;
  samples: string[];
  /** The field that it seems to be of. */
  guess: string | null;
}

/** Samples shown of a column. */
const shown = 3;

/** The first different values of a column. */
function samplesOf({ rows }: Sheet, column: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    const cell = cells[column] ?? '';
    if (cell !== '') samples.add(excerptOf(onOneLine(cell)));
    if (samples.size === shown) break;
  }
  return [...samples];
}

/** Reads a file's columns: what they are called, hold and seem to be of, and how its days are written. */
export function readColumns({ entity, bytes }: { entity: ImportableName; bytes: Uint8Array }) {
  const sheet = readSheet(bytes);
  const guesses = guessMapping(entity, sheet.headings);
  return {
    rows: sheet.rows.length,
    columns: sheet.headings.map((heading, column): ReadColumn => ({
      heading,
      samples: samplesOf(sheet, column),
      guess: guesses[column] ?? null,
    })),
    dayOrder: dayFormatOf(sheet.rows.flatMap(({ cells }) => cells)),
  };
}

interface Mapped {
  entity: ImportableName;
  bytes: Uint8Array;
  choice: Pick<ImportChoice, 'mapping' | 'dayOrder'>;
}

/** Reads what each row of a file means. */
export const readRows = ({ entity, bytes, choice }: Mapped): CheckedRow[] =>
  checkRows(entity, readSheet(bytes), choice);

/** Writes some rows of a file as it has them, with a reason before each. */
export function writeRefused({
  bytes,
  reasons,
  heading,
}: {
  bytes: Uint8Array;
  /** The reasons, by row. */
  reasons: Map<number, string>;
  /** Of the column of reasons. */
  heading: string;
}): string {
  const { headings, rows } = readSheet(bytes);
  const refused = rows.flatMap(({ row, cells }) => {
    const reason = reasons.get(row);
    return reason === undefined ? [] : [csvRow([...cells, reason])];
  });
  return csvMark + csvRow([...headings, heading]) + refused.join('');
}
