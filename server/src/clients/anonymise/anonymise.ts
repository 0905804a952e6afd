import type {
  AnonymiseObstacle,
  AnonymisePreview,
} from 'shared-api/contract/entities/anonymise/anonymise';
import { audit } from '../../audit/audit.ts';
import { asIfDone } from '../../db/asIfDone.ts';
import { unlessImporting } from '../../db/unlessImporting.ts';
import type { Database, Queryable } from '../../db/Database.ts';
import { missingClient } from '../../db/missingClient.ts';
import { HttpError } from '../../HttpError.ts';
import { clientAccount } from '../../ledger/clientAccount.ts';
import { outcomeOf, type Outcome } from '../../outcomes/texts.ts';
import {
  eraseClient,
  eraseMails,
  eraseMerges,
  eraseQuotes,
  eraseRequests,
  eraseWork,
} from './eraseRecords.ts';
import { eraseAnswers, eraseHistory, eraseImports } from './eraseTraces.ts';
import { ownRecords } from './ownRecords.ts';
import { personOf } from './person.ts';

/**
 * What anonymising a client would erase, what has to stay, and what stands in the way; changes nothing. It is
 * counted by the code that erases, whose work is then taken back.
 * @throws HttpError 404
 */
export const previewAnonymise = (
  database: Database,
  id: number,
  today: string,
): Promise<AnonymisePreview> =>
  asIfDone(database, async (connection) => {
    await lockClient(connection, id);
    const obstacles = await obstaclesTo(connection, id, today);
    const kept = await keptOf(connection, id);
    return { obstacles, kept, erased: await erase(connection, id) };
  });

/**
 * Erases what is known of a client, but for what the law wants kept. Cannot be undone.
 * @throws HttpError 404; 409 where the record is another by now, or something stands in the way
 */
export const anonymise = (
  database: Database,
  { id, today, who }: { id: number; today: string; who: string },
  { version, reason }: { version: number; reason: string },
): Promise<{ message: Outcome }> =>
  unlessImporting(database, ['clients', 'contracts', 'services'], async (connection) => {
    const current = await lockClient(connection, id);
    if (current !== version) {
      throw new HttpError(409, { code: 'changedMeanwhile', params: { entity: 'clients' } });
    }
    const obstacles = await obstaclesTo(connection, id, today);
    if (obstacles.length > 0) {
      throw new HttpError(409, { code: 'notAnonymised', params: { obstacles } });
    }
    const erased = await erase(connection, id);
    await audit(connection, {
      who,
      entity: 'clients',
      recordId: id,
      action: 'update',
      after: {
        anonymised: true,
        because: reason.trim(),
        erased: Object.fromEntries(erased.map(({ kind, count }) => [kind, count])),
      },
    });
    return { message: outcomeOf('clientAnonymised') };
  });

/** @returns the client's version */
async function lockClient(connection: Queryable, id: number): Promise<number> {
  const { rows } = await connection.query<{ version: number }>(
    'SELECT version FROM clients WHERE id = $1 FOR UPDATE',
    [id],
  );
  const [client] = rows;
  if (client) return client.version;
  throw await missingClient(connection, id);
}

async function erase(connection: Queryable, id: number): Promise<AnonymisePreview['erased']> {
  const own = await ownRecords(connection, id);
  const person = await personOf(connection, id);
  const counts = {
    ...(await eraseMails(connection, id, own, person)),
    ...(await eraseImports(connection, own, person)),
    ...(await eraseWork(connection, own)),
    ...(await eraseQuotes(connection, own)),
    ...(await eraseRequests(connection, own)),
    ...(await eraseHistory(connection, own)),
    ...(await eraseClient(connection, id)),
  };
  await eraseMerges(connection, own);
  await eraseAnswers(connection, person);
  return (Object.keys(counts) as (keyof typeof counts)[]).flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count === 0 ? [] : [{ kind, count }];
  });
}

/** What has to be settled first: what is under way needs to know for whom it is. */
async function obstaclesTo(
  connection: Queryable,
  id: number,
  today: string,
): Promise<AnonymiseObstacle[]> {
  const { rows } = await connection.query<Record<string, boolean>>(
    `SELECT c.anonymised_at IS NOT NULL AS anonymised,
       EXISTS (SELECT FROM contracts k WHERE k.client_id = c.id AND k.is_active) AS contracts,
       EXISTS (SELECT FROM services s WHERE s.client_id = c.id AND s.service_status <> 'Cancelled'
         AND s.invoice_id IS NULL AND (s.date_ts >= $2::date OR s.service_status = 'Complete'))
         AS services,
       EXISTS (SELECT FROM invoices i WHERE i.client_id = c.id AND i.invoice_number IS NULL) AS drafts,
       EXISTS (SELECT FROM mails m JOIN invoices i ON m.entity = 'invoices' AND m.record_id = i.id
         WHERE i.client_id = c.id AND m.status = 'queued') AS mails
     FROM clients c WHERE c.id = $1`,
    [id, today],
  );
  const found = rows[0] ?? {};
  const { owed, onAccount, held } = await clientAccount(connection, id, today);
  return [
    ...(found['anonymised'] ? (['anonymised'] as const) : []),
    ...(owed > 0 ? (['owed'] as const) : []),
    ...(onAccount > 0 || held > 0 ? (['onAccount'] as const) : []),
    ...(['contracts', 'services', 'drafts', 'mails'] as const).filter((name) => found[name]),
  ];
}

/** What stays, since the law wants it kept for six years. */
async function keptOf(connection: Queryable, id: number): Promise<AnonymisePreview['kept']> {
  const { rows } = await connection.query<Record<string, number>>(
    `SELECT (SELECT count(*) FROM invoices i WHERE i.client_id = $1 AND i.invoice_number IS NOT NULL)
         AS invoices,
       (SELECT count(*) FROM credits d WHERE d.client_id = $1) AS credits,
       (SELECT count(DISTINCT a.quote_id) FROM acceptances a JOIN quotes q ON q.id = a.quote_id
        WHERE q.client_id = $1) AS "acceptedQuotes",
       (SELECT count(*) FROM payments p WHERE p.client_id = $1) AS payments`,
    [id],
  );
  const counts = rows[0] ?? {};
  return (['invoices', 'credits', 'acceptedQuotes', 'payments'] as const).flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count === 0 ? [] : [{ kind, count }];
  });
}
