import type { MarkSentRequest } from 'shared-api/contract/billing/sendInvoice';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { audit } from '../audit/audit.ts';
import type { Queryable } from '../db/Database.ts';
import { lockFormKey } from '../formKeys/lockFormKey.ts';
import { tryDraft } from '../documents/pdfs.ts';
import { fieldRefused } from '../HttpError.ts';
import { outcomeOf, type Outcome } from '../outcomes/texts.ts';
import { issueInvoices } from './issueInvoices.ts';
import { lockForSending, refuseOtherUse } from './sendChecks.ts';
import type { SendContext } from './sendInvoice.ts';

/**
 * Notes that an invoice reached its client by other means: a draft is issued, and the invoice is
 * marked as billed; its history says how. A second call with the same key changes nothing.
 * @throws HttpError 400 for a day to come, and for one before the invoice was made or dated; 404 for an unknown invoice; 409 for a void one and for a
 *   version that is not the newest
 */
export async function markSent(
  context: SendContext,
  id: number,
  { version, how, day, key }: MarkSentRequest,
  who: string,
): Promise<{ message: Outcome }> {
  const { database, company } = context;
  const today = companyDay(Date.now() / 1000, company.timeZone);
  if (day === null || day > today) throw fieldRefused(400, 'day', { code: 'sentDayToCome' });
  await tryDraft(context, id);
  return database.transaction(async (connection) => {
    await lockFormKey(connection, key);
    const invoice = await lockForSending(connection, id, company.timeZone);
    if (await refuseOtherUse(connection, key, { id, kind: 'other' })) {
      return { message: outcomeOf('markedSent', { number: invoice.number }) };
    }
    await invoice.refuseVoidOrOld(version);
    const made = await madeOn(connection, id, company);
    if (made !== null && day < made) {
      throw fieldRefused(400, 'day', { code: 'sentBeforeMade', params: { made } });
    }
    await issueInvoices(connection, [id], today, who);
    await connection.query(
      `INSERT INTO invoice_sends (key, invoice_id, kind, recipients, how, day, who)
       VALUES ($1, $2, 'other', '{}', $3, $4, $5)`,
      [key, id, how.trim(), day, who],
    );
    const { rows } = await connection.query<{ number: number | null }>(
      `UPDATE invoices SET billed = true, version = version + 1 WHERE id = $1
       RETURNING invoice_number AS number`,
      [id],
    );
    await audit(connection, {
      who,
      entity: 'invoices',
      recordId: id,
      action: 'update',
      before: { billed: invoice.billed },
      after: { billed: true, sentOn: day, sentHow: how.trim() },
    });
    return { message: outcomeOf('markedSent', { number: rows[0]?.number ?? null }) };
  });
}

/** The day on which an invoice was made, or is dated where that is earlier; null where neither is known. */
async function madeOn(
  connection: Queryable,
  id: number,
  { timeZone }: Company,
): Promise<string | null> {
  const { rows } = await connection.query<{ made: string | null }>(
    `SELECT least(i.date_ts, (SELECT min(a.at AT TIME ZONE $2)::date FROM audit_trail a
       WHERE a.entity = 'invoices' AND a.record_id = i.id AND a.action = 'create')) AS made
     FROM invoices i WHERE i.id = $1`,
    [id, timeZone],
  );
  return rows[0]?.made ?? null;
}
