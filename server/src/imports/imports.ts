import { createHash } from 'node:crypto';
import {
  importLimits,
  type DayOrder,
  type Import,
  type ImportableName,
  type ImportChoice,
  type ImportFault,
  type ImportState,
  type ImportSummary,
} from 'shared-api/contract/entities/importing/imports';
import type { Language } from 'shared-api/contract/values/language';
import type { Queryable } from '../db/Database.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { refusalText, type Refusal } from '../refusals/texts.ts';
import { importables, importedFields, joins } from './importables.ts';
import type { ReadColumn } from './importTasks.ts';
import { labelOf } from './planning/labelOf.ts';
import type { Plan } from './planning/makePlan.ts';
import type { RowFault } from './reading/checkRows.ts';

/** How a file is read, and whether that is how an earlier one was. */
export interface StoredChoice extends ImportChoice {
  isRemembered: boolean;
}

/** The counts of a plan, as they are stored. */
interface StoredReport {
  created: number;
  filled: number;
  skipped: number;
  refused: number;
  /** Missing in reports of before contacts, and addresses, could be imported. */
  contacts?: number;
  addresses?: number;
  /** How many things rows say that are not stored, and the first of them; missing in reports of before they were named. */
  leftCount?: number;
  left?: RowFault[];
  plan: string;
}

/** An import as it is stored, without the file. */
export interface StoredImport {
  id: number;
  entity: ImportableName;
  name: string;
  who: string;
  at: Date;
  rows: number;
  columns: ReadColumn[];
  state: ImportState;
  choice: StoredChoice;
  report: StoredReport | null;
  /** The first faults. */
  faults: RowFault[];
  fault: Refusal | null;
  finishedAt: Date | null;
  undoneAt: Date | null;
  undoneBy: string | null;
}

const pageSize = 50;

/** Faults that an answer tells; the file of refused rows has all. */
const faultsTold = 50;

const columns = `id, entity, name, who, at, row_count AS rows, columns, state, choice, report, fault,
  jsonb_path_query_array(refused, '$[0 to ${faultsTold - 1}]') AS faults,
  finished_at AS "finishedAt", undone_at AS "undoneAt", undone_by AS "undoneBy"`;

/**
 * An import, locked until the transaction ends if asked for.
 * @throws HttpError 404
 */
export async function findImport(
  database: Queryable,
  id: number,
  lock: 'lock' | 'read' = 'read',
): Promise<StoredImport> {
  const { rows } = await database.query<StoredImport>(
    `SELECT ${columns} FROM imports WHERE id = $1 ${lock === 'lock' ? 'FOR NO KEY UPDATE' : ''}`,
    [id],
  );
  const [found] = rows;
  if (!found) throw new HttpError(404, { code: 'noImport', params: { id: String(id) } });
  return found;
}

/**
 * The file of an import.
 * @throws HttpError 409 once it is forgotten
 */
export async function fileOf(database: Queryable, id: number): Promise<Uint8Array> {
  const { rows } = await database.query<{ content: Buffer | null }>(
    'SELECT content FROM imports WHERE id = $1',
    [id],
  );
  const content = rows[0]?.content;
  if (!content) {
    throw new HttpError(409, { code: 'importForgotten', params: { days: importLimits.days } });
  }
  return new Uint8Array(content);
}

/**
 * Imports, the newest first, page by page.
 * @throws HttpError 400 for a cursor that was not given
 */
export async function listImports(
  database: Queryable,
  language: Language,
  before: unknown,
): Promise<{ results: ImportSummary[]; next: string | null }> {
  if (before !== undefined && (typeof before !== 'string' || !/^\d{1,9}$/.test(before))) {
    throw invalidInput({ before: { code: 'notGivenCursor' } });
  }
  const { rows } = await database.query<StoredImport>(
    `SELECT ${columns} FROM imports WHERE $1::integer IS NULL OR id < $1 ORDER BY id DESC LIMIT $2`,
    [before === undefined ? null : Number(before), pageSize + 1],
  );
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    results: page.map((row) => summaryIn(language, row)),
    next: rows.length > pageSize && last ? String(last.id) : null,
  };
}

/** A reason in words. */
export const reasonIn = (language: Language, entity: ImportableName, fault: RowFault): string =>
  refusalText(language, fault.why, labelOf(entity, fault.field));

function faultIn(language: Language, entity: ImportableName, fault: RowFault): ImportFault {
  const { row, heading, value } = fault;
  return { row, heading, value, reason: reasonIn(language, entity, fault) };
}

function summaryIn(language: Language, stored: StoredImport): ImportSummary {
  const { id, entity, name, who, at, rows, state, report, faults, fault, undoneBy } = stored;
  return {
    id,
    entity,
    name,
    who,
    at: at.toISOString(),
    rows,
    state,
    report: report && {
      ...report,
      contacts: report.contacts ?? 0,
      addresses: report.addresses ?? 0,
      faults: faults.map((one) => faultIn(language, entity, one)),
      leftCount: report.leftCount ?? 0,
      left: (report.left ?? []).map((one) => faultIn(language, entity, one)),
    },
    fault: fault ? refusalText(language, fault) : '',
    finishedAt: stored.finishedAt?.toISOString() ?? null,
    undoneAt: stored.undoneAt?.toISOString() ?? null,
    undoneBy,
  };
}

/** An import with all that its screen needs. */
export async function importIn(
  database: Queryable,
  language: Language,
  id: number,
): Promise<Import> {
  const stored = await findImport(database, id);
  const { rows: progress } = await database.query<{ done: number; all: number }>(
    'SELECT done, records AS all FROM import_progress WHERE import_id = $1',
    [id],
  );
  const { entity, choice, state } = stored;
  const fieldOf = new Map(choice.mapping.map(({ heading, field }) => [heading, field]));
  const { needs } = importables[entity];
  return {
    ...summaryIn(language, stored),
    columns: stored.columns.map(({ heading, samples }) => ({
      heading,
      samples,
      field: fieldOf.get(heading) ?? null,
    })),
    fields: importedFields(entity).map((field) => ({
      name: field.name,
      label: field.label,
      isNeeded: needs.includes(field.name),
      joins: joins(field),
      isDay: field.kind === 'date' || field.kind === 'dateTime',
    })),
    isRemembered: choice.isRemembered,
    duplicates: choice.duplicates,
    dayOrder: choice.dayOrder,
    progress: state === 'queued' ? (progress[0] ?? null) : null,
  };
}

/** Names a set of headings, whatever their order. */
const headingsKey = (all: readonly ReadColumn[]): string =>
  createHash('sha256')
    .update(JSON.stringify(all.map(({ heading }) => heading).sort()))
    .digest('base64url');

/** How a file with these headings was last read; undefined for the first one. */
async function rememberedChoice(
  database: Queryable,
  entity: ImportableName,
  all: readonly ReadColumn[],
): Promise<ImportChoice | undefined> {
  const { rows } = await database.query<{ choice: ImportChoice }>(
    'SELECT choice FROM import_mappings WHERE entity = $1 AND headings = $2',
    [entity, headingsKey(all)],
  );
  return rows[0]?.choice;
}

/** A file as a worker thread has read it. */
interface ReadFile {
  entity: ImportableName;
  name: string;
  bytes: Uint8Array;
  rows: number;
  columns: ReadColumn[];
  dayOrder: DayOrder;
}

/** Stores an uploaded file. @returns its id */
export async function storeImport(
  database: Queryable,
  { entity, name, bytes, rows: rowCount, columns: all, dayOrder }: ReadFile,
  who: string,
): Promise<number> {
  const remembered = await rememberedChoice(database, entity, all);
  const guessed: ImportChoice = {
    mapping: all.flatMap(({ heading, guess }) =>
      guess === null ? [] : [{ heading, field: guess }],
    ),
    duplicates: 'skip',
    dayOrder,
  };
  // Fields of a mapping may have gone since.
  const fields = new Set(importedFields(entity).map((field) => field.name));
  const usable = remembered && {
    ...remembered,
    mapping: remembered.mapping.filter(({ field }) => fields.has(field)),
  };
  const choice: StoredChoice = { ...(usable ?? guessed), isRemembered: usable !== undefined };
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO imports (entity, name, content, row_count, columns, choice, who)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [entity, name, Buffer.from(bytes), rowCount, JSON.stringify(all), choice, who],
  );
  return rows[0]?.id ?? 0;
}

/** Keeps what a check has found, and how the file was read for the next one with these headings. */
export async function keepCheck(
  connection: Queryable,
  { id, entity, columns: all }: StoredImport,
  choice: ImportChoice,
  plan: Plan,
): Promise<void> {
  await connection.query(
    `UPDATE imports SET choice = $2, report = $3, refused = $4, fault = NULL WHERE id = $1`,
    [id, { ...choice, isRemembered: false }, reportOf(plan), JSON.stringify(plan.faults)],
  );
  await connection.query(
    `INSERT INTO import_mappings (entity, headings, choice) VALUES ($1, $2, $3)
     ON CONFLICT (entity, headings) DO UPDATE SET choice = excluded.choice`,
    [entity, headingsKey(all), choice],
  );
}

const reportOf = ({ created, filled, skipped, refused, left, id }: Plan): StoredReport => ({
  created: created.length,
  filled: filled.length,
  skipped,
  refused,
  contacts: [...created, ...filled].reduce((sum, { contacts }) => sum + contacts.length, 0),
  addresses: [...created, ...filled].reduce((sum, { addresses }) => sum + addresses.length, 0),
  leftCount: left.length,
  left: left.slice(0, faultsTold),
  plan: id,
});
