import type { LeadThread } from 'shared-api/contract/entities/leadWork';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { fromCents } from 'shared-api/contract/values/money';
import { clientName } from '../db/clientName.ts';
import type { Queryable } from '../db/Database.ts';
import { stateOfQuote } from '../entities/quoteState.ts';
import { findLead, type LeadRow } from './findLead.ts';
import { leadEvents } from './leadEvents.ts';
import { matchingClients, unclaimedQuotes } from './leadClients.ts';
import type { LeadContext } from './tieLead.ts';

/** Everything that hangs on a lead. @throws HttpError 404 for an unknown lead */
export async function leadThread(
  { database, company }: LeadContext,
  id: number,
): Promise<LeadThread> {
  const lead = await findLead(database, id);
  const today = companyDay(Date.now() / 1000, company.timeZone);
  const [client, quote, matches, quotes, events] = await Promise.all([
    clientOf(database, lead.clientId),
    quoteOf(database, lead.quoteId, today),
    matchingClients(database, lead),
    unclaimedQuotes(database, lead),
    leadEvents(database, lead),
  ]);
  const { place, ...shown } = quote ?? { place: '' };
  return {
    client,
    quote: quote === null ? null : (shown as NonNullable<LeadThread['quote']>),
    matches,
    quotes,
    proposed: proposedClient(lead, place),
    events,
  };
}

/** What the visitor typed, as a client would have it. @param place typed with the quote */
const proposedClient = (
  { name, email, phone, address, postalCode, language }: LeadRow,
  place: string,
): LeadThread['proposed'] => ({
  fullName: name,
  email,
  phoneNumber: phone,
  address: address || place,
  postalCode,
  language,
});

async function clientOf(database: Queryable, id: number | null): Promise<LeadThread['client']> {
  const { rows } = await database.query<NonNullable<LeadThread['client']>>(
    `SELECT c.id, ${clientName} AS name, c.email, c.phone_number AS phone
     FROM clients c WHERE c.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

type Quote = NonNullable<LeadThread['quote']>;

/** The quote, with the place that it was asked for where the form of its kind has one. */
async function quoteOf(
  database: Queryable,
  id: number | null,
  today: string,
): Promise<(Quote & { place: string }) | null> {
  const { rows } = await database.query<
    Omit<Quote, 'total'> & { cents: number | null; building: string | null; unit: string | null }
  >(
    `SELECT t.id, t.number, t.project_title AS title, t.price_cents AS cents,
       ${stateOfQuote.replaceAll('{today}', '$2::date')} AS state, t.valid_until AS "validUntil",
       t.request ->> 'building' AS building, t.request ->> 'unit' AS unit,
       CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('id', c.id, 'name', ${clientName},
         'email', c.email, 'phone', c.phone_number) END AS client
     FROM quotes t LEFT JOIN clients c ON c.id = t.client_id WHERE t.id = $1`,
    [id, today],
  );
  const [found] = rows;
  if (!found) return null;
  const { cents, building, unit, ...quote } = found;
  return {
    ...quote,
    total: cents === null ? null : fromCents(cents),
    place: [unit, building].filter(Boolean).join(' '),
  };
}
