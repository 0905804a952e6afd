import type { Company } from 'shared-api/contract/company/company';
import { splitAddresses } from 'shared-api/contract/values/emailAddress';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { clientCopies } from '../../db/clientCopies.ts';
import type { Queryable } from '../../db/Database.ts';
import { clientLanguage, quoteLanguage } from '../../db/readerLanguages.ts';
import type { Outgoing } from '../../mail/queueMail.ts';
import { officeNewsLetter, refundLetter, type RefundFacts } from '../../mail/refundLetters.ts';

interface Facts extends RefundFacts {
  language: Language;
  email: string;
  ccEmails: string;
}

/** What mails say of a refund to a card, and whom they are about. */
async function factsOf(connection: Queryable, id: number): Promise<Facts> {
  const { rows } = await connection.query<Facts>(
    `SELECT CASE WHEN i.id IS NULL THEN 'quote' ELSE 'invoice' END AS document,
       coalesce(i.invoice_number, q.number, 0) AS number, coalesce(i.id, q.id, 0) AS "recordId",
       coalesce(i.type, q.category, '') AS type, r.amount_cents AS cents,
       coalesce(nullif(c.email, ''), CASE WHEN q.request IS NULL THEN '' ELSE q.email END, '') AS email,
       ${clientCopies('invoices')} AS "ccEmails",
       CASE WHEN i.id IS NULL THEN ${quoteLanguage} ELSE ${clientLanguage} END AS language
     FROM refunds r JOIN payments p ON p.id = r.card_payment_id
       LEFT JOIN credits n ON n.id = r.credit_id
       LEFT JOIN invoices i ON i.id = coalesce(n.invoice_id, p.invoice_id)
       LEFT JOIN quotes q ON q.id = p.quote_id
       LEFT JOIN clients c ON c.id = coalesce(r.client_id, p.client_id)
     WHERE r.id = $1`,
    [id],
  );
  const [facts] = rows;
  if (!facts) throw new Error(`The refund ${id} is gone.`);
  return facts;
}

const recordOf = ({ document, recordId }: Facts) =>
  ({ entity: document === 'invoice' ? 'invoices' : 'quotes', recordId }) as const;

/** Mails that tell the client of a refund that was made. */
export async function clientMails(
  connection: Queryable,
  company: Company,
  id: number,
): Promise<Outgoing[]> {
  const facts = await factsOf(connection, id);
  const letter = refundLetter(facts.language, company, facts);
  const recipients = new Set(
    [facts.email, ...splitAddresses(facts.ccEmails)].filter((address) => address.includes('@')),
  );
  return [...recipients].map((recipient) => ({ ...recordOf(facts), recipient, ...letter }));
}

/** The mail that tells the office of a refund that failed. */
export async function officeMail(
  connection: Queryable,
  company: Company,
  id: number,
): Promise<Outgoing[]> {
  const facts = await factsOf(connection, id);
  const letter = officeNewsLetter(defaultLanguage, company, facts, { kind: 'refundFailed' });
  return [{ ...recordOf(facts), recipient: company.email, ...letter }];
}
