import type { LeadLetter, LeadReplyRequest } from 'shared-api/contract/entities/leadWork';
import { audit } from '../audit/audit.ts';
import type { Queryable } from '../db/Database.ts';
import { lockFormKey } from '../formKeys/lockFormKey.ts';
import { keySpent } from '../HttpError.ts';
import { copiesOf } from '../mail/copiesOf.ts';
import { leadLetter, templatesFor } from '../mail/leadLetter.ts';
import type { QueueMails } from '../mail/queueMail.ts';
import { changedOrSent } from '../mail/sentMeanwhile.ts';
import { recipientsOf } from '../mail/recipients.ts';
import { outcomeOf, type Outcome } from '../outcomes/texts.ts';
import { findLead, type LeadRow } from './findLead.ts';
import { quoteOfLead } from './quoteOfLead.ts';
import type { LeadContext } from './tieLead.ts';

export interface ReplyContext extends LeadContext {
  queueMails: QueueMails;
}

/** A reply as it would be sent now; nothing is stored. @throws HttpError 404 for an unknown lead */
export async function previewLeadLetter(
  { database, company }: LeadContext,
  id: number,
  typed: { subject: string; message: string },
): Promise<LeadLetter> {
  const lead = await findLead(database, id);
  const quote = await quoteOfLead(database, lead);
  return {
    ...leadLetter(company, lead, quote, typed),
    to: lead.email === '' ? [] : [lead.email],
    cc: [],
    attachments: [],
    templates: templatesFor(company, lead, quote),
  };
}

/**
 * Sends a reply, with which the lead is answered. A second call with the same key changes nothing.
 * @throws HttpError 404 for an unknown lead; 409 where somebody else has changed or answered it, and for a key that
 *   was used for another
 */
export const replyToLead = (
  { database, company, queueMails }: ReplyContext,
  id: number,
  request: LeadReplyRequest,
  who: string,
): Promise<{ message: Outcome }> => {
  const { key, message } = request;
  const recipients = recipientsOf(request);
  return database.transaction(async (connection) => {
    await lockFormKey(connection, key);
    const lead = await findLead(connection, id, true);
    const before = await sentBefore(connection, key, id);
    if (before) return { message: outcomeOf('leadReplied', { recipients: before }) };
    if (lead.version !== request.version) {
      throw await changedOrSent(connection, 'leads', { id, number: null }, company.timeZone);
    }
    const quote = await quoteOfLead(connection, lead);
    const letter = leadLetter(company, lead, quote, request);
    const { rows } = await connection.query<{ id: number }>(
      `INSERT INTO lead_replies (key, lead_id, recipients, subject, message, who)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [key, id, recipients, letter.subject, message, who],
    );
    await setAnswered(connection, lead, who, { repliedTo: recipients.join(', ') });
    const leadReplyId = rows[0]?.id ?? 0;
    await queueMails(
      connection,
      copiesOf(request, { entity: 'leads', recordId: id, leadReplyId, ...letter }),
    );
    return { message: outcomeOf('leadReplied', { recipients }) };
  });
};

/** Says that a lead was answered otherwise: by phone, say. @throws HttpError 404 for an unknown lead */
export const markLeadAnswered = (
  { database }: LeadContext,
  id: number,
  who: string,
): Promise<{ message: Outcome }> =>
  database.transaction(async (connection) => {
    const lead = await findLead(connection, id, true);
    const { rowCount } = await connection.query(
      'SELECT FROM leads WHERE id = $1 AND answered_at IS NULL',
      [id],
    );
    if (rowCount) await setAnswered(connection, lead, who, { answeredBy: who });
    return { message: outcomeOf('leadAnswered') };
  });

/** The first answer counts; a new lead is handled with it. */
async function setAnswered(
  connection: Queryable,
  { id, status }: LeadRow,
  who: string,
  after: Record<string, string>,
): Promise<void> {
  const next = status === 'New' ? 'Handled' : status;
  await connection.query(
    `UPDATE leads SET answered_at = coalesce(answered_at, now()), status = $2, version = version + 1
     WHERE id = $1`,
    [id, next],
  );
  await audit(connection, {
    who,
    entity: 'leads',
    recordId: id,
    action: 'update',
    before: { status },
    after: { status: next, ...after },
  });
}

/** To whom a reply went that was sent under a key. @throws HttpError 409 if it was to another lead */
async function sentBefore(
  connection: Queryable,
  key: string,
  id: number,
): Promise<string[] | undefined> {
  const { rows } = await connection.query<{ leadId: number; recipients: string[] }>(
    'SELECT lead_id AS "leadId", recipients FROM lead_replies WHERE key = $1',
    [key],
  );
  const [before] = rows;
  if (!before) return undefined;
  if (before.leadId !== id) throw keySpent({ code: 'sendKeyUsed' });
  return before.recipients;
}
