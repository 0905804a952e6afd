import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { normalised } from 'shared-api/contract/fields/changes';
import { newRecord, validate } from 'shared-api/contract/fields/schemas';
import { entities } from 'shared-api/contract/entities/entities';
import type { LeadClientRequest } from 'shared-api/contract/entities/leadWork';
import { audit } from '../audit/audit.ts';
import { advisoryLocks } from '../db/advisoryLocks.ts';
import { unlessImporting } from '../db/unlessImporting.ts';
import { clientName } from '../db/clientName.ts';
import type { Database, Queryable } from '../db/Database.ts';
import { keptClient } from '../db/keptClient.ts';
import { EntityRepository } from '../entities/EntityRepository.ts';
import { sources } from '../entities/sources.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { actAs } from '../ledger/ledger.ts';
import { outcomeOf, type Outcome } from '../outcomes/texts.ts';
import { findLead, type LeadRow } from './findLead.ts';
import { matchingClients } from './leadClients.ts';

export interface LeadContext {
  database: Database;
  company: Company;
}

interface Tied {
  message: Outcome;
  clientId: number;
}

/**
 * Gives a lead, its quote and the other quotes that are named to a client: one that there is, or a new one.
 * All of it happens or none; pressing again changes nothing.
 * @throws HttpError 404 for an unknown lead; 409 where the lead or its quote has another client, and where a
 *   new one is asked for although there is a client with this e-mail or phone whom the person has not seen
 */
export const tieLeadToClient = (
  { database, company }: LeadContext,
  id: number,
  request: LeadClientRequest,
  who: string,
): Promise<Tied> =>
  unlessImporting(database, ['clients'], async (connection) => {
    await waitForPerson(connection, await findLead(connection, id), request);
    const lead = await findLead(connection, id, true);
    const asked = request.clientId === null ? null : await keptClient(connection, request.clientId);
    if (lead.clientId !== null) return alreadyTied(connection, lead.clientId, asked);
    const quotes = await lockQuotes(connection, lead, request.quoteIds, asked);
    const clientId = asked ?? (await makeClient(connection, company, lead, request, who));
    const name = await nameOf(connection, clientId);
    await actAs(connection, who, companyDay(Date.now() / 1000, company.timeZone));
    await tieRows(connection, lead, quotes, { clientId, who });
    const numbers = quotes.map(({ number }) => number);
    const code = asked === null ? 'clientMadeOfLead' : 'leadTied';
    return { message: outcomeOf(code, { name, numbers }), clientId };
  });

/**
 * Lets one at a time decide whose a person's leads are, so that two leads of one person, pressed at once,
 * do not become two clients. Taken before any row, always in the same order.
 */
async function waitForPerson(
  connection: Queryable,
  lead: LeadRow,
  { email, phoneNumber }: LeadClientRequest,
): Promise<void> {
  await connection.query(
    `SELECT pg_advisory_xact_lock($1, hashed.key) FROM (
       SELECT DISTINCT hashtext(key) AS key
       FROM (VALUES (lower($2)), (lower($3)), (phone_key($4)), (phone_key($5))) AS keys (key)
       WHERE key <> '' ORDER BY 1) hashed`,
    [advisoryLocks.leadClients, lead.email, email, lead.phone, phoneNumber],
  );
}

/** @throws HttpError 409 if another client is asked for than the lead has */
async function alreadyTied(
  connection: Queryable,
  clientId: number,
  asked: number | null,
): Promise<Tied> {
  const name = await nameOf(connection, clientId);
  if (asked !== null && asked !== clientId) {
    throw new HttpError(
      409,
      { code: 'leadHasClient', params: { name } },
      { leadsTo: { words: name, entity: 'clients', id: clientId } },
    );
  }
  return { message: outcomeOf('leadTiedAlready', { name }), clientId };
}

async function nameOf(connection: Queryable, id: number): Promise<string> {
  const { rows } = await connection.query<{ name: string }>(
    `SELECT coalesce(nullif(${clientName}, ''), nullif(c.email, ''), '#' || c.id) AS name
     FROM clients c WHERE c.id = $1 FOR SHARE`,
    [id],
  );
  const [client] = rows;
  if (!client) throw new HttpError(409, { code: 'noSuchClient' });
  return client.name;
}

interface Quote {
  id: number;
  number: number;
  clientId: number | null;
}

/**
 * The quotes that go to the client: the lead's own, and of the others those that were asked for with its
 * e-mail.
 * @throws HttpError 409 if one of them is another client's
 */
async function lockQuotes(
  connection: Queryable,
  { quoteId, email }: LeadRow,
  others: readonly number[],
  asked: number | null,
): Promise<Quote[]> {
  const { rows } = await connection.query<Quote & { owner: string | null }>(
    `SELECT q.id, q.number, q.client_id AS "clientId", ${clientName} AS owner
     FROM quotes q LEFT JOIN clients c ON c.id = q.client_id
     WHERE q.id = $1 OR (q.id = ANY($2) AND q.request IS NOT NULL AND lower(q.email) = lower($3))
     ORDER BY q.id FOR NO KEY UPDATE OF q`,
    [quoteId, others, email],
  );
  const foreign = rows.find(({ clientId }) => clientId !== null && clientId !== asked);
  if (foreign) {
    const { id, number, owner } = foreign;
    throw new HttpError(
      409,
      { code: 'leadQuoteOfOther', params: { number, name: owner ?? '' } },
      { leadsTo: { words: String(number), entity: 'quotes', id } },
    );
  }
  return rows.filter(({ clientId }) => clientId === null);
}

async function makeClient(
  connection: Queryable,
  company: Company,
  lead: LeadRow,
  { clientId: _none, known, quoteIds: _quotes, ...fields }: LeadClientRequest,
  who: string,
): Promise<number> {
  const { email, phoneNumber } = fields;
  const found = [
    ...(await matchingClients(connection, lead)),
    ...(await matchingClients(connection, { email, phone: phoneNumber })),
  ];
  const unseen = found.find(({ id }) => !known.includes(id));
  if (unseen) {
    const words = unseen.name || unseen.email || unseen.phone;
    throw new HttpError(
      409,
      { code: 'clientThere', params: { name: words } },
      { leadsTo: { words, entity: 'clients', id: unseen.id } },
    );
  }
  const { schema } = entities.clients;
  const { value, errors } = validate(schema, { ...newRecord(schema), ...fields });
  if (errors) throw invalidInput(errors, schema);
  const today = companyDay(Date.now() / 1000, company.timeZone);
  const client = await new EntityRepository(sources.clients, company.timeZone).insert(
    connection,
    normalised(schema, value),
    await sources.clients.onCreate(connection, today, company),
  );
  await audit(connection, {
    who,
    entity: 'clients',
    recordId: client.id,
    action: 'create',
    after: client,
  });
  return client.id;
}

/** Ties the lead, the quotes and the leads of these; each with its entry in the audit trail. */
async function tieRows(
  connection: Queryable,
  lead: LeadRow,
  quotes: readonly Quote[],
  { clientId, who }: { clientId: number; who: string },
): Promise<void> {
  const ids = quotes.map(({ id }) => id);
  await connection.query(
    `WITH tied AS (
       UPDATE quotes SET client_id = $1, version = version + 1 WHERE id = ANY($2) RETURNING id)
     INSERT INTO audit_trail (who, entity, record_id, action, before, after)
     SELECT $3, 'quotes', id, 'update', '{"clientId": null}', jsonb_build_object('clientId', $1::integer)
     FROM tied`,
    [clientId, ids, who],
  );
  await connection.query(
    `WITH old AS (
       SELECT id, status FROM leads
       WHERE id = $4 OR (quote_id = ANY($2) AND client_id IS NULL) ORDER BY id FOR UPDATE),
     tied AS (
       UPDATE leads l SET client_id = $1, version = version + 1,
         status = CASE WHEN l.id = $4 AND l.status = 'New' THEN 'Handled' ELSE l.status END
       FROM old WHERE l.id = old.id RETURNING l.id, l.status)
     INSERT INTO audit_trail (who, entity, record_id, action, before, after)
     SELECT $3, 'leads', t.id, 'update',
       jsonb_build_object('clientId', NULL, 'status', o.status),
       jsonb_build_object('clientId', $1::integer, 'status', t.status)
     FROM tied t JOIN old o ON o.id = t.id`,
    [clientId, ids, who, lead.id],
  );
}
