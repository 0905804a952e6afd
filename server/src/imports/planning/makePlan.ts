import { createHash } from 'node:crypto';
import type { ImportableName, ImportChoice } from 'shared-api/contract/entities/importing/imports';
import { newRecord } from 'shared-api/contract/fields/schemas';
import type { Queryable } from '../../db/Database.ts';
import type { EntitySource } from '../../entities/EntitySource.ts';
import { sources } from '../../entities/sources.ts';
import { HttpError } from '../../HttpError.ts';
import type { Refusal } from '../../refusals/texts.ts';
import { importables, schemaOf } from '../importables.ts';
import { knownAddresses } from '../places/addresses/knownAddresses.ts';
import { knownContacts } from '../places/contacts/knownContacts.ts';
import type { CheckedRow, RowFault } from '../reading/checkRows.ts';
import { contactsAlike } from './contactsAlike.ts';
import { findAlike } from './findAlike.ts';
import { resolveNames } from './findNamed.ts';
import { labelOf } from './labelOf.ts';
import { hasPlaces } from './places.ts';
import { alikeOf, isEmpty, Planner, type FilledRecord, type NewRecord } from './Planner.ts';
import { Turns } from './Turns.ts';

type Fields = Record<string, unknown>;

/** What an import does. The check and the import itself make it by the same function. */
export interface Plan {
  created: NewRecord[];
  filled: FilledRecord[];
  skipped: number;
  /** All reasons of all refused rows. */
  faults: RowFault[];
  refused: number;
  /** What rows say that is not stored, though they are not refused. */
  left: RowFault[];
  /** Identifies all of it. */
  id: string;
}

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
 * Locks clients until the transaction ends, as whoever changes contacts or addresses locks theirs: what is planned from
 * them stays true.
 */
async function lockClients(connection: Queryable, ids: readonly number[]): Promise<void> {
  await connection.query('SELECT FROM clients WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [ids]);
}

interface Planning {
  today: string;
  /** The column of a field. */
  headingOf: (field: string) => string;
  /** Whether the records that it is made from stay as they are until the transaction ends. */
  isLocked: boolean;
}

/** Says what an import does with the rows of a file, as the database is now. */
export async function makePlan(
  connection: Queryable,
  entity: ImportableName,
  rows: readonly CheckedRow[],
  { duplicates, today, headingOf, isLocked }: Pick<ImportChoice, 'duplicates'> & Planning,
): Promise<Plan> {
  const source: EntitySource = sources[entity];
  const defaults = newRecord(schemaOf(entity));
  const resolved = await resolveNames(connection, entity, rows, headingOf);
  const planner = new Planner(entity, duplicates);
  if (duplicates !== 'add') {
    const fields = resolved.map((row) => row.fields);
    for (const record of await findAlike(connection, entity, fields)) planner.add(alikeOf(record));
    for (const { client, fields: known } of await contactsAlike(connection, entity, fields)) {
      planner.addKeys(client, known);
    }
  }
  if (duplicates === 'fill' && entity === 'clients') {
    const clients = planner.storedIds;
    if (isLocked && resolved.some(hasPlaces)) await lockClients(connection, clients);
    planner.addPlaces({
      contacts: await knownContacts(connection, clients),
      addresses: await knownAddresses(connection, clients),
    });
  }
  const turns = new Turns();
  for (const row of resolved) {
    await turns.give();
    planner.faults.push(...row.faults);
    const need = needOf(entity, row);
    if (need) planner.refuse(row, need);
    if (need || row.faults.length > 0) continue;
    const fields = { ...defaults, ...row.fields };
    const refusal = await refusalOf(connection, source, { before: undefined, fields, today });
    if (refusal) planner.refuse(row, refusal);
    else planner.take(row);
  }
  planner.end();
  const { created, faults, skipped } = planner;
  const left = planner.left
    .map((one) => (one.field === '' ? one : { ...one, heading: headingOf(one.field) }))
    .sort((a, b) => a.row - b.row);
  const filled: FilledRecord[] = [];
  for (const record of planner.filled) {
    await turns.give();
    const { row, fields, stored } = record;
    const refusal = await refusalOf(connection, source, { before: stored, fields, today });
    if (refusal) faults.push({ row, field: '', heading: '', value: '', why: refusal });
    else filled.push(record);
  }
  const refused = new Set(faults.map(({ row }) => row)).size;
  const id = createHash('sha256')
    .update(JSON.stringify([entity, created, filled, skipped, faults, left]))
    .digest('base64url');
  return { created, filled, skipped, faults, refused, left, id };
}
