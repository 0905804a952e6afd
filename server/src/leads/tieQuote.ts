import { audit } from '../audit/audit.ts';
import { HttpError } from '../HttpError.ts';
import { outcomeOf, type Outcome } from '../outcomes/texts.ts';
import { findLead } from './findLead.ts';
import type { LeadContext } from './tieLead.ts';

/**
 * Says which quote was made for a lead, which is handled with it. A second time changes nothing.
 * @throws HttpError 404 for an unknown lead; 409 where the lead has another quote, or there is no such one
 */
export const tieLeadToQuote = (
  { database }: LeadContext,
  id: number,
  quoteId: number,
  who: string,
): Promise<{ message: Outcome }> =>
  database.transaction(async (connection) => {
    const lead = await findLead(connection, id, true);
    const { rows } = await connection.query<{ number: number; clientId: number | null }>(
      'SELECT number, client_id AS "clientId" FROM quotes WHERE id = $1 FOR SHARE',
      [quoteId],
    );
    const [quote] = rows;
    if (!quote) throw new HttpError(409, { code: 'noSuchQuoteRecord' });
    const message = outcomeOf('leadQuoteTied', { number: quote.number });
    if (lead.quoteId === quoteId) return { message };
    if (lead.quoteId !== null) throw new HttpError(409, { code: 'leadHasQuote' });
    const { status } = lead;
    const next = status === 'New' ? 'Handled' : status;
    await connection.query(
      `UPDATE leads SET quote_id = $2, client_id = coalesce(client_id, $3), status = $4,
         version = version + 1 WHERE id = $1`,
      [id, quoteId, quote.clientId, next],
    );
    await audit(connection, {
      who,
      entity: 'leads',
      recordId: id,
      action: 'update',
      before: { quoteId: null, status },
      after: { quoteId, status: next },
    });
    return { message };
  });
