import type { DepositKind } from 'shared-api/contract/billing/deposits';
import type { ProposedLetter, SendAgain } from 'shared-api/contract/billing/letters';
import type { Language } from 'shared-api/contract/values/language';
import { clientCopies } from '../db/clientCopies.ts';
import { clientName } from '../db/clientName.ts';
import type { Queryable } from '../db/Database.ts';
import { clientLanguage, quoteLanguage } from '../db/readerLanguages.ts';
import { documentTexts } from '../documents/texts.ts';
import { HttpError } from '../HttpError.ts';
import type { LedgerContext } from '../ledger/ledger.ts';
import { once } from '../formKeys/once.ts';
import { depositLetter, type DepositFacts } from '../mail/depositLetter.ts';
import type { QueueMails } from '../mail/queueMail.ts';
import { copiesOf } from '../mail/copiesOf.ts';
import { proposedRecipients, recipientsOf, type ClientAddresses } from '../mail/recipients.ts';
import { refuseSentTwice, requestsBefore } from '../mail/sentMeanwhile.ts';
import { outcomeOf, type Spoken } from '../outcomes/texts.ts';
import { lockRequest, refusePaidOrWithdrawn } from './depositRequests.ts';

export interface SendDepositContext extends LedgerContext {
  queueMails: QueueMails;
}

interface Facts extends DepositFacts, Pick<ClientAddresses, 'email' | 'ccEmails'> {
  kind: DepositKind;
  language: Language;
}

/**
 * The mail that asks for a request as it would be sent now, and who would get it.
 * @throws HttpError 404
 */
export async function previewDepositLetter(
  { database, company }: LedgerContext,
  id: number,
  message: string,
): Promise<ProposedLetter> {
  const facts = await factsOf(database, id);
  return {
    ...depositLetter(facts.language, company, facts, message),
    ...proposedRecipients(company, facts),
    attachments: [documentTexts[facts.language].files.depositRequest(facts.number)],
  };
}

/**
 * Sends a request to the given addresses, with its PDF. A second call with the same key sends nothing.
 * @throws HttpError 404; 409 for one that is paid or withdrawn, and if one of the recipients was sent it within 24
 *   hours, unless it is meant to be sent again
 */
export async function sendDeposit(
  { database, company, queueMails }: SendDepositContext,
  id: number,
  { key, again, ...input }: SendAgain,
  who: string,
): Promise<Spoken<{ message: string }>> {
  const call = 'sendDeposit';
  return database.transaction((connection) =>
    once(connection, { key, call, who, input: { id, ...input } }, async () => {
      const request = await lockRequest(connection, id);
      refusePaidOrWithdrawn(request);
      const { subject, number } = request;
      const facts = await factsOf(connection, id);
      const letter = depositLetter(facts.language, company, facts, input.message);
      const recipients = recipientsOf(input);
      const sends = await requestsBefore(connection, { call, key, id }, company.timeZone);
      refuseSentTwice({ kind: 'deposit', number }, sends, recipients, again);
      await queueMails(
        connection,
        copiesOf(input, {
          entity: subject.entity,
          recordId: subject.id,
          depositRequestId: id,
          ...letter,
        }),
      );
      return { message: outcomeOf('depositSent', { number, recipients }) };
    }),
  );
}

async function factsOf(connection: Queryable, id: number): Promise<Facts> {
  const { rows } = await connection.query<Facts>(
    `SELECT r.number || '-D' || r.position AS number, r.number AS typed, r.kind,
       r.amount_cents AS cents, r.tax_cents AS tax, r.due_on AS "dueOn",
       coalesce(q.category, '') AS type, coalesce(${clientName}, '') AS "clientName",
       coalesce(nullif(c.email, ''), CASE WHEN q.request IS NULL THEN '' ELSE q.email END, '') AS email,
       ${clientCopies('invoices')} AS "ccEmails",
       CASE WHEN q.id IS NULL THEN ${clientLanguage} ELSE ${quoteLanguage} END AS language
     FROM deposit_requests r LEFT JOIN quotes q ON q.id = r.quote_id
       LEFT JOIN contracts k ON k.id = r.contract_id
       LEFT JOIN clients c ON c.id = coalesce(q.client_id, k.client_id)
     WHERE r.id = $1`,
    [id],
  );
  const [facts] = rows;
  if (!facts) throw new HttpError(404, { code: 'noRecord', params: { id: String(id) } });
  return facts;
}
