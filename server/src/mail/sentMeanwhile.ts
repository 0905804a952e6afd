import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import type { SentBefore, SentKind } from '../refusals/sentTexts.en.ts';

/** How something was sent before; all of it within 24 hours. */
type Send = Pick<SentBefore, 'who' | 'at' | 'recipients'>;

const sent = (params: SentBefore): HttpError =>
  new HttpError(409, { code: 'sentMeanwhile', params }, { sentMeanwhile: true });

/** Where the sendings of records with a version are kept. */
const sendsOf = {
  invoices: 'SELECT id, invoice_id AS record_id, kind, who, at, recipients FROM invoice_sends',
  quotes: "SELECT id, quote_id AS record_id, 'quote' AS kind, who, at, recipients FROM quote_sends",
  leads: "SELECT id, lead_id AS record_id, 'reply' AS kind, who, at, recipients FROM lead_replies",
} as const;

/**
 * Why a record is not sent whose version is not the newest: it was sent, if that is the last that happened to it
 * within 24 hours, or else changed.
 */
export async function changedOrSent(
  connection: Queryable,
  entity: keyof typeof sendsOf,
  { id, number }: { id: number; number: number | null },
  timeZone: string,
): Promise<HttpError> {
  const { rows } = await connection.query<Send & { kind: SentKind }>(
    `SELECT kind, who, to_char(at AT TIME ZONE $2, 'YYYY-MM-DD"T"HH24:MI') AS at, recipients
     FROM (${sendsOf[entity]}) s WHERE record_id = $1 AND at > now() - interval '1 day'
       AND NOT EXISTS (SELECT FROM audit_trail a
         WHERE a.entity = $3 AND a.record_id = $1 AND a.at > s.at)
     ORDER BY id DESC LIMIT 1`,
    [id, timeZone, entity],
  );
  const [send] = rows;
  return send
    ? sent({ number, ...send })
    : new HttpError(409, { code: 'changedMeanwhile', params: { entity } });
}

/**
 * For what has no version that would tell: refuses to send somebody the same a second time, unless that is meant.
 * @param sends those of the last 24 hours, the newest first
 * @throws HttpError 409 if one of the recipients was sent it
 */
export function refuseSentTwice(
  { kind, number }: Pick<SentBefore, 'kind' | 'number'>,
  sends: readonly Send[],
  recipients: readonly string[],
  again: boolean | undefined,
): void {
  if (again === true) return;
  const now = new Set(recipients.map((address) => address.toLowerCase()));
  const before = sends.find((send) => send.recipients.some((one) => now.has(one.toLowerCase())));
  if (before) throw sent({ kind, number, ...before, isOldPage: again === undefined });
}

/** Mails of the last 24 hours that a call was asked for with another key (`once`), the newest first. */
export async function requestsBefore(
  connection: Queryable,
  { call, key, id }: { call: 'sendCreditNote' | 'sendDeposit'; key: string; id: number },
  timeZone: string,
): Promise<Send[]> {
  const { rows } = await connection.query<Send>(
    `SELECT who, to_char(at AT TIME ZONE $4, 'YYYY-MM-DD"T"HH24:MI') AS at,
       ARRAY(SELECT jsonb_array_elements_text((request->'to') || (request->'cc'))) AS recipients
     FROM ledger_requests WHERE call = $1 AND key <> $2 AND request->>'id' = $3
       AND at > now() - interval '1 day'
     ORDER BY ledger_requests.at DESC`,
    [call, key, String(id), timeZone],
  );
  return rows;
}
