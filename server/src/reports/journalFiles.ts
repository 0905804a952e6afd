import type { JournalFormat } from 'shared-api/contract/billing/journal';
import type { JournalFiles } from 'shared-api/contract/billing/reports';
import type { Queryable } from '../db/Database.ts';
import type { ReportSpan } from '../documents/reports/Report.ts';
import type { ArchivedFile } from '../http/zipOf.ts';
import { journalCsv } from './journal.ts';

/**
 * How many rows a program takes in one file, the headings among them: Xero says "300 lines in one template file", and
 * not whether it counts those.
 */
const rowsOfFile: Partial<Record<JournalFormat, number>> = { xero: 300 };

/** An entry of the journal, with the number of its rows. */
interface EntryRows {
  day: string;
  entryId: number;
  rows: number;
}

/** Entries that go into one file. */
interface Part {
  days: ReportSpan;
  entries: number[];
  rows: number;
}

/** What the journal is called as a file, without its ending. */
export const journalName = (format: JournalFormat, { from, to }: ReportSpan): string =>
  `journal-${format}-${from}-${to}`;

/** How many files the journal of a span of days is, and which entries no file of the program can hold. */
export async function journalFiles(
  database: Queryable,
  format: JournalFormat,
  span: ReportSpan,
): Promise<JournalFiles> {
  const parts = await partsOf(database, format, span);
  const most = (rowsOfFile[format] ?? Infinity) - 1;
  return {
    files: Math.max(parts.length, 1),
    tooLong: parts
      .filter(({ rows }) => rows > most)
      .map(({ entries: [entry = 0], rows }) => ({ entry, rows })),
  };
}

/** The journal of a span of days in as many files as its program needs. */
export async function journalParts(
  database: Queryable,
  format: JournalFormat,
  span: ReportSpan,
): Promise<ArchivedFile[]> {
  const parts = await partsOf(database, format, span);
  if (parts.length < 2) {
    const name = `${journalName(format, span)}.csv`;
    return [{ name, content: () => journalCsv(database, format, span) }];
  }
  const count = String(parts.length);
  return parts.map(({ days, entries }, index) => ({
    // With zeros before it, so that files stand in their order.
    name: `${journalName(format, span)}-part-${String(index + 1).padStart(count.length, '0')}-of-${count}.csv`,
    content: () => journalCsv(database, format, days, entries),
  }));
}

/**
 * The entries of a span of days by the file that they go into, in the order of the journal; none where one file holds
 * any number. An entry is never cut: one of more rows than a file takes has a file of its own.
 */
async function partsOf(
  database: Queryable,
  format: JournalFormat,
  { from, to }: ReportSpan,
): Promise<Part[]> {
  const most = rowsOfFile[format];
  if (most === undefined) return [];
  const { rows: entries } = await database.query<EntryRows>(
    `SELECT w.day, w.entry_id AS "entryId", count(*) AS rows FROM journal_rows($1, $2) w
     GROUP BY w.day, w.entry_id ORDER BY w.day, w.entry_id`,
    [from, to],
  );
  const parts: Part[] = [];
  for (const { day, entryId, rows } of entries) {
    const last = parts.at(-1);
    // One row is that of the headings.
    if (last && last.rows + rows < most) {
      last.days.to = day;
      last.entries.push(entryId);
      last.rows += rows;
    } else {
      parts.push({ days: { from: day, to: day }, entries: [entryId], rows });
    }
  }
  return parts;
}
