import { createHash } from 'node:crypto';
import { advisoryLocks } from './db/advisoryLocks.ts';
import type { Queryable } from './db/Database.ts';
import { networkOf } from './networkOf.ts';

/** Minutes within which the same answers from the same network are the same form. */
const sameForm = 30;

/** A form as it was validated, which puts its fields in one order. */
interface SentForm {
  makes: 'quote' | 'message' | 'visit';
  answers: object;
  ip: string;
}

interface FoundForm {
  hash: string;
  /** The quote or lead that it made; it may have been deleted since. */
  recordId?: number | undefined;
}

/**
 * Finds what a form made when it was sent before, whatever its key: a form without scripts has none, and
 * a reload or a second tab makes another (docs/decisions/0086-forms-that-are-sent-twice.md). Waits
 * for a request that is under way with the same form, so the caller keeps what it makes in the same
 * transaction.
 */
export async function findSentForm(
  connection: Queryable,
  { makes, answers, ip }: SentForm,
): Promise<FoundForm> {
  const hash = createHash('sha256')
    .update(JSON.stringify([makes, networkOf(ip), answers]))
    .digest('base64url');
  await connection.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [
    advisoryLocks.sentForms,
    hash,
  ]);
  const { rows } = await connection.query<{ id: number }>(
    `SELECT record_id AS id FROM sent_forms
     WHERE hash = $1 AND at > now() - make_interval(mins => $2)`,
    [hash, sameForm],
  );
  return { hash, recordId: rows[0]?.id };
}

/** Keeps what a form has made, for whoever sends it again. */
export async function keepSentForm(
  connection: Queryable,
  hash: string,
  recordId: number,
): Promise<void> {
  await connection.query(
    `INSERT INTO sent_forms (hash, record_id) VALUES ($1, $2)
     ON CONFLICT (hash) DO UPDATE SET record_id = EXCLUDED.record_id, at = EXCLUDED.at`,
    [hash, recordId],
  );
}

/** Deletes the hashes of forms that nobody sends again. */
export async function forgetSentForms(database: Queryable): Promise<void> {
  await database.query('DELETE FROM sent_forms WHERE at < now() - make_interval(mins => $1)', [
    sameForm,
  ]);
}
