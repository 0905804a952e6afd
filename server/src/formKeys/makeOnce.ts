import { createHash } from 'node:crypto';
import type { Queryable } from '../db/Database.ts';
import { once } from './once.ts';

/** A call that makes something new, by the key of its form. */
interface Making {
  /** Undefined for other programs: each call makes one. */
  key: string | undefined;
  call: string;
  who: string;
  /** All that was typed. Only its hash is kept, which tells whether the same is sent again. */
  input: object;
}

/**
 * Makes something new once, however often the form is sent; the same again gets the first one's answer.
 * @throws HttpError 409 if the key has made something else; it says what
 */
export async function makeOnce<Answer extends object>(
  connection: Queryable,
  { key, call, who, input }: Making,
  make: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return make();
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  return once(connection, { key, call, who, input: { hash } }, make);
}

/** Deletes the keys of what was made, once no form has them any more: no login lasts longer. */
export async function forgetOldFormKeys(database: Queryable): Promise<void> {
  await database.query(
    "DELETE FROM ledger_requests WHERE request ? 'hash' AND at < now() - interval '30 days'",
  );
}
