import { createHash } from 'node:crypto';
import type {
  DuplicateRule,
  ImportableName,
  ImportChoice,
} from 'shared-api/contract/entities/importing/imports';
import { newRecord } from 'shared-api/contract/fields/schemas';
import type { Queryable } from '../../db/Database.ts';
import type { EntitySource } from '../../entities/EntitySource.ts';
import { sources } from '../../entities/sources.ts';
import { HttpError } from '../../HttpError.ts';
import type { Refusal } from '../../refusals/texts.ts';
import { importables, schemaOf } from '../importables.ts';
import type { CheckedRow, RowFault } from '../reading/checkRows.ts';
import { findAlike, keysOf } from './findAlike.ts';
import { resolveNames } from './findNamed.ts';
import { labelOf } from './labelOf.ts';

type Fields = Record<string, unknown>;

/** A record that an import makes. */
export interface NewRecord {
  row: number;
  fields: Fields;
}

/** A stored record of which an import fills fields that are empty. */
export interface FilledRecord {
  row: number;
  id: number;
  version: number;
  fields: Fields;
  /** The same fields as they are. */
  before: Fields;
  /** The whole record as it is. */
  stored: Fields;
}

/** What an import does. The check and the import itself make it by the same function. */
export interface Plan {
  created: NewRecord[];
  filled: FilledRecord[];
  skipped: number;
  /** All reasons of all refused rows. */
  faults: RowFault[];
  refused: number;
  /** Identifies all of it. */
  id: string;
}

/** Something that a row may be like: a stored record, or a new one of an earlier row. */
interface Alike {
  stored?: { id: number; version: number; fields: Fields };
  row: number;
  fields: Fields;
  /** Whether an earlier row has changed it already. */
  filled: Fields;
}

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;

/** What a row would fill of what it is like. */
const fillsOf = (row: Fields, { fields }: Alike): Fields =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !isEmpty(value) && isEmpty(fields[name])),
  );

/** Why a row lacks what a record needs. */
function needOf(entity: ImportableName, { fields, faults }: CheckedRow): Refusal | undefined {
  const { needs, needsOneOf } = importables[entity];
  const isRefused = (name: string) => faults.some(({ field }) => field === name);
  const missing = needs.find((name) => isEmpty(fields[name]) && !isRefused(name));
  if (missing !== undefined) {
    return { code: 'importNeeds', params: { field: labelOf(entity, missing) } };
  }
  const isNamed = needsOneOf.some((name) => !isEmpty(fields[name]) || isRefused(name));
  return needsOneOf.length === 0 || isNamed
    ? undefined
    : {
        code: 'importNeedsOneOf',
        params: { labels: needsOneOf.map((name) => labelOf(entity, name)) },
      };
}

/** Goes through the rows of a file in order, and says what becomes of each. */
class Planner {
  readonly #entity: ImportableName;
  readonly #rule: DuplicateRule;
  readonly #known = new Map<string, Set<Alike>>();
  readonly #all: Alike[] = [];
  readonly faults: RowFault[] = [];
  skipped = 0;

  constructor(entity: ImportableName, rule: DuplicateRule) {
    this.#entity = entity;
    this.#rule = rule;
  }

  /** Says that something is there that rows may be like. */
  add(alike: Alike): void {
    this.#all.push(alike);
    this.#learn(alike);
  }

  #learn(alike: Alike): void {
    for (const key of keysOf(this.#entity, alike.fields)) {
      const known = this.#known.get(key) ?? new Set();
      this.#known.set(key, known.add(alike));
    }
  }

  /** Everything that a row is like. */
  #alikeTo(fields: Fields): Alike[] {
    if (this.#rule === 'add') return [];
    const keys = keysOf(this.#entity, fields);
    return [...new Set(keys.flatMap((key) => [...(this.#known.get(key) ?? [])]))];
  }

  refuse({ row }: CheckedRow, why: Refusal): void {
    this.faults.push({ row, field: '', heading: '', value: '', why });
  }

  /** Takes a row that has no faults. */
  take(row: CheckedRow): void {
    const alike = this.#alikeTo(row.fields);
    const [one] = alike;
    if (!one) {
      this.add({ row: row.row, fields: { ...row.fields }, filled: {} });
      return;
    }
    if (this.#rule === 'fill' && alike.length > 1) {
      this.refuse(row, {
        code: 'importAmbiguous',
        params: { entity: this.#entity, count: alike.length },
      });
      return;
    }
    const fills = this.#rule === 'fill' ? fillsOf(row.fields, one) : {};
    if (Object.keys(fills).length === 0) {
      this.skipped += 1;
      return;
    }
    Object.assign(one.fields, fills);
    Object.assign(one.filled, fills);
    if (one.stored) one.row = row.row;
    this.#learn(one);
  }

  get created(): NewRecord[] {
    const defaults = newRecord(schemaOf(this.#entity));
    return this.#all
      .filter(({ stored }) => stored === undefined)
      .map(({ row, fields }) => ({ row, fields: { ...defaults, ...fields } }));
  }

  get filled(): FilledRecord[] {
    return this.#all.flatMap(({ stored, filled, row }) => {
      const names = Object.keys(filled);
      if (!stored || names.length === 0) return [];
      const { id, version, fields } = stored;
      const before = Object.fromEntries(names.map((name) => [name, fields[name]]));
      return [{ row, id, version, fields: filled, before, stored: { id, version, ...fields } }];
    });
  }
}

/** Whether the entity itself accepts a new or changed record. @returns why not */
async function refusalOf(
  connection: Queryable,
  source: EntitySource,
  write: { before: Fields | undefined; fields: Fields; today: string },
): Promise<Refusal | undefined> {
  try {
    if (write.before) source.checkChange?.(write.before, write.fields);
    await source.checkWrite?.(connection, write);
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return 'faults' in error.why ? Object.values(error.why.faults)[0] : error.why;
  }
}

/**
 * Says what an import does with the rows of a file, as the database is now.
 * @param headingOf the column of a field
 */
export async function makePlan(
  connection: Queryable,
  entity: ImportableName,
  rows: readonly CheckedRow[],
  {
    duplicates,
    today,
    headingOf,
  }: Pick<ImportChoice, 'duplicates'> & { today: string; headingOf: (field: string) => string },
): Promise<Plan> {
  const source: EntitySource = sources[entity];
  const defaults = newRecord(schemaOf(entity));
  const resolved = await resolveNames(connection, entity, rows, headingOf);
  const planner = new Planner(entity, duplicates);
  if (duplicates !== 'add') {
    const alike = await findAlike(
      connection,
      entity,
      resolved.map(({ fields }) => fields),
    );
    for (const record of alike) {
      const { id, version, ...fields } = record;
      planner.add({ stored: { id, version, fields: { ...fields } }, row: 0, fields, filled: {} });
    }
  }
  for (const row of resolved) {
    planner.faults.push(...row.faults);
    const need = needOf(entity, row);
    if (need) planner.refuse(row, need);
    if (need || row.faults.length > 0) continue;
    const fields = { ...defaults, ...row.fields };
    const refusal = await refusalOf(connection, source, { before: undefined, fields, today });
    if (refusal) planner.refuse(row, refusal);
    else planner.take(row);
  }
  const { created, faults, skipped } = planner;
  const filled: FilledRecord[] = [];
  for (const record of planner.filled) {
    const { row, fields, stored } = record;
    const refusal = await refusalOf(connection, source, { before: stored, fields, today });
    if (refusal) faults.push({ row, field: '', heading: '', value: '', why: refusal });
    else filled.push(record);
  }
  const refused = new Set(faults.map(({ row }) => row)).size;
  const id = createHash('sha256')
    .update(JSON.stringify([entity, created, filled, skipped, faults]))
    .digest('base64url');
  return { created, filled, skipped, faults, refused, id };
}
