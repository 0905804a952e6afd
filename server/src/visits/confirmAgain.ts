import type { Company } from 'shared-api/contract/company/company';
import type { VisitRequest } from 'shared-api/contract/site/visit';
import type { Language } from 'shared-api/contract/values/language';
import { audit } from '../audit/audit.ts';
import type { Database, Queryable } from '../db/Database.ts';
import { takeAttempt } from '../limits.ts';
import type { QueueMail } from '../mail/queueMail.ts';
import { visitReceivedLetter } from '../mail/visitLetters.ts';
import { confirmationLimit, visitLimits } from './visitLimits.ts';

export interface VisitContext {
  database: Database;
  company: Company;
  queueMail: QueueMail;
}

/** A form that has made a lead before. */
interface Again {
  leadId: number;
  /** As they were stored. */
  answers: Omit<VisitRequest, 'formKey' | 'photos'>;
  /** That of the page on which it is read now. */
  language: Language;
}

/**
 * Gives whoever sends a form again in the other language the confirmation in that one, and lets the office answer
 * in it. A lead that somebody has taken up stays as it is.
 */
export async function confirmAgain(
  connection: Queryable,
  { company, queueMail }: VisitContext,
  { leadId, answers, language }: Again,
): Promise<void> {
  const { rows } = await connection.query<{ before: string; photos: number }>(
    `UPDATE leads l SET language = $2, version = l.version + 1
     FROM (SELECT id, language FROM leads WHERE id = $1 FOR NO KEY UPDATE) old
     WHERE l.id = old.id AND old.language <> $2 AND l.status = 'New'
     RETURNING old.language AS before,
       (SELECT count(*)::integer FROM photos WHERE lead_id = l.id) AS photos`,
    [leadId, language],
  );
  const [changed] = rows;
  if (!changed) return;
  const { before, photos } = changed;
  await audit(connection, {
    who: 'visitor',
    entity: 'leads',
    recordId: leadId,
    action: 'update',
    before: { language: before },
    after: { language },
  });
  const wait = await takeAttempt(connection, [
    confirmationLimit(leadId, language),
    { limit: visitLimits.email, key: answers.email.toLowerCase() },
  ]);
  if (wait > 0) return;
  await queueMail(connection, {
    entity: 'leads',
    recordId: leadId,
    recipient: answers.email,
    ...visitReceivedLetter(language, company, { ...answers, photos }),
  });
}
