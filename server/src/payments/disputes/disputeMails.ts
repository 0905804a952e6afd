import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { defaultLanguage } from 'shared-api/contract/values/language';
import type { Queryable } from '../../db/Database.ts';
import type { Outgoing } from '../../mail/queueMail.ts';
import { officeNewsLetter, type RefundFacts } from '../../mail/refundLetters.ts';

interface Facts extends RefundFacts {
  ended: 'won' | 'lost' | 'closed' | null;
  dueAt: number | null;
}

/** The mail that tells the office of a dispute: that there is one, or how it ended. */
export async function disputeMail(
  connection: Queryable,
  company: Company,
  id: number,
): Promise<Outgoing[]> {
  const { rows } = await connection.query<Facts>(
    `SELECT CASE WHEN i.id IS NULL THEN 'quote' ELSE 'invoice' END AS document,
       coalesce(i.invoice_number, q.number, 0) AS number, coalesce(i.id, q.id, 0) AS "recordId",
       coalesce(i.type, q.category, '') AS type, d.amount_cents AS cents, d.ended,
       floor(extract(epoch FROM d.due_at))::bigint AS "dueAt"
     FROM disputes d JOIN payments p ON p.id = d.payment_id
       LEFT JOIN invoices i ON i.id = p.invoice_id LEFT JOIN quotes q ON q.id = p.quote_id
     WHERE d.id = $1`,
    [id],
  );
  const [facts] = rows;
  if (!facts) throw new Error(`The dispute ${id} is gone.`);
  const { ended, dueAt, document, recordId } = facts;
  const dueDay = dueAt === null ? null : companyDay(dueAt, company.timeZone);
  const letter = officeNewsLetter(
    defaultLanguage,
    company,
    facts,
    ended === null ? { kind: 'disputed', dueDay } : { kind: 'disputeEnded', ended },
  );
  const entity = document === 'invoice' ? 'invoices' : 'quotes';
  return [{ entity, recordId, recipient: company.email, ...letter }];
}
