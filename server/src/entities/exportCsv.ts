import { entities } from 'shared-api/contract/entities/entities';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import type { Field, FieldKind } from 'shared-api/contract/fields/FieldMeta';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import type { AnyObject, ObjectSchema } from 'yup';
import type { Queryable } from '../db/Database.ts';
import { csvMark, csvRow, type CsvCell } from '../documents/csv.ts';
import { readCursor } from './cursor.ts';
import { EntityRepository } from './EntityRepository.ts';
import type { EntitySource } from './EntitySource.ts';
import { texts as headings } from './headingTexts.en.ts';
import type { ListQuery } from './listQuery.ts';

/** Records fetched at a time. */
const batch = 500;

/** A column of an exported list. */
interface Column {
  key: string;
  label: string;
  kind: FieldKind | undefined;
  words?: Field['words'];
}

/** Formats a value as a cell: tables row by row, booleans and states as words, amounts with cents. */
function cellOf({ kind, words = {} }: Column, value: unknown): CsvCell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return kind === 'money' ? { dollars: value } : value;
  if (typeof value === 'string') return wordOf(words, value);
  if (Array.isArray(value)) {
    return value.map((row) => (Array.isArray(row) ? row.join(' | ') : String(row))).join('; ');
  }
  return JSON.stringify(value);
}

/** The fields under their labels, with names instead of ids; then derived values. */
function columnsOf({ name, exported = {} }: EntitySource): Column[] {
  const schema: ObjectSchema<AnyObject> = entities[name].schema;
  const extra = Object.entries(exported.columns ?? {});
  const fields = officeWords
    .labelled(schema)
    .flatMap(({ name: field, label, kind, words }): Column[] => {
      if (kind !== 'record') return [{ key: field, label, kind, words }];
      return extra
        .filter(([, column]) => 'insteadOf' in column && column.insteadOf === field)
        .map(([key]) => ({ key, label, kind: undefined }));
    });
  const derived = extra.flatMap(([key, column]): Column[] =>
    'heading' in column ? [{ key, label: headings[column.heading], kind: column.kind }] : [],
  );
  return [...fields, ...derived];
}

/** A repository that includes the values for the export. */
export const exportRepository = (source: EntitySource, timeZone: string): EntityRepository =>
  new EntityRepository(
    {
      ...source,
      joins: [source.joins, source.exported?.joins].filter(Boolean).join(' '),
      derived: { ...source.derived, ...source.exported?.derived },
    },
    timeZone,
  );

/**
 * Streams a whole filtered list as CSV, in batches, so that memory use does not depend on its
 * length. For people and spreadsheets: no ids, days as 2026-01-31.
 * @param leftOut fields that are not exported
 */
export async function* exportCsv(
  database: Queryable,
  repository: EntityRepository,
  query: ListQuery,
  leftOut: readonly string[] = [],
): AsyncGenerator<string> {
  const columns = columnsOf(repository.source).filter(({ key }) => !leftOut.includes(key));
  yield csvMark + csvRow(columns.map(({ label }) => label));
  let cursor = query.cursor;
  for (;;) {
    const page = JSON.parse(
      await repository.list(database, '', { ...query, page: 1, pageSize: batch, cursor }),
    ) as { results: Record<string, unknown>[]; next: string | null };
    yield page.results
      .map((record) => csvRow(columns.map((column) => cellOf(column, record[column.key]))))
      .join('');
    if (page.next === null) return;
    const next = new URLSearchParams(page.next.split('?')[1]).get('cursor') ?? '';
    cursor = readCursor(next, query.order.type);
  }
}
