import type {
  MergeBalance,
  MergeCandidate,
  MergePreview,
} from 'shared-api/contract/entities/merging/merge';
import { fromCents, toCents } from 'shared-api/contract/values/money';
import { clientName } from '../../db/clientName.ts';
import type { Database, Queryable } from '../../db/Database.ts';
import { missingClient } from '../../db/missingClient.ts';
import { invalidInput } from '../../HttpError.ts';
import { clientAccount } from '../../ledger/clientAccount.ts';
import type { ClientRow } from './lockClients.ts';
import { refuseAnonymised } from './mergeClients.ts';
import { fieldsOfBoth } from './mergeFields.ts';
import { countsOf } from './moveRows.ts';
import { nameOfRow } from './nameOfRow.ts';

/** Most clients that are offered as possibly the same. */
const mostCandidates = 10;

/**
 * Clients with an e-mail address or a phone number of this one or of one of its contacts; those with both come first.
 * @throws HttpError 404
 */
export async function mergeCandidates(
  database: Database,
  id: number,
): Promise<{ results: MergeCandidate[] }> {
  const { rows: known } = await database.query('SELECT FROM clients WHERE id = $1', [id]);
  if (known.length === 0) throw await missingClient(database, id);
  const { rows } = await database.query<MergeCandidate>(
    `WITH own AS (
       SELECT lower(email) AS email, phone_key(phone_number) AS phone FROM clients WHERE id = $1
       UNION SELECT lower(email), phone_key(phone) FROM client_contacts WHERE client_id = $1)
     SELECT c.id, coalesce(nullif(${clientName}, ''), c.email) AS name, c.email, c.phone_number AS phone,
       bool_or(found.by_email) AS "sameEmail", bool_or(NOT found.by_email) AS "samePhone"
     FROM (
       SELECT t.id, true AS by_email FROM own o JOIN clients t ON t.email <> '' AND lower(t.email) = o.email
       UNION ALL SELECT t.id, false FROM own o JOIN clients t
         ON t.phone_number <> '' AND phone_key(t.phone_number) = o.phone WHERE o.phone <> ''
       UNION ALL SELECT k.client_id, true FROM own o JOIN client_contacts k
         ON k.email <> '' AND lower(k.email) = o.email
       UNION ALL SELECT k.client_id, false FROM own o JOIN client_contacts k
         ON k.phone <> '' AND phone_key(k.phone) = o.phone WHERE o.phone <> ''
     ) found JOIN clients c ON c.id = found.id
     WHERE c.id <> $1 AND c.anonymised_at IS NULL
     GROUP BY c.id ORDER BY count(DISTINCT found.by_email) DESC, c.id LIMIT $2`,
    [id, mostCandidates],
  );
  return { results: rows };
}

/**
 * What merging a client into another one would do; changes nothing.
 * @throws HttpError 404; 400 for one and the same; 409 for one that is anonymised
 */
export async function previewMerge(
  database: Database,
  { keptId, otherId, today }: { keptId: number; otherId: number; today: string },
): Promise<MergePreview> {
  if (keptId === otherId) throw invalidInput({ otherId: { code: 'mergedWithItself' } });
  const kept = await rowOf(database, keptId);
  const merged = await rowOf(database, otherId);
  refuseAnonymised({ kept, merged });
  const balances = {
    kept: await balanceOf(database, keptId, today),
    merged: await balanceOf(database, otherId, today),
  };
  return {
    kept: told(kept),
    merged: told(merged),
    fields: fieldsOfBoth(kept, merged),
    moved: await countsOf(database, otherId),
    balances: { ...balances, after: together(balances) },
  };
}

const told = (row: ClientRow): MergePreview['kept'] => ({
  id: row.id,
  version: row.version,
  name: nameOfRow(row),
});

async function rowOf(database: Queryable, id: number): Promise<ClientRow> {
  const { rows } = await database.query<{ row: ClientRow }>(
    'SELECT to_jsonb(c) AS row FROM clients c WHERE c.id = $1',
    [id],
  );
  const [client] = rows;
  if (!client) throw await missingClient(database, id);
  return client.row;
}

async function balanceOf(database: Queryable, id: number, today: string): Promise<MergeBalance> {
  const { owed, onAccount, held, balance } = await clientAccount(database, id, today);
  return { owed, onAccount, held, balance };
}

function together({ kept, merged }: { kept: MergeBalance; merged: MergeBalance }): MergeBalance {
  const sum = (name: keyof MergeBalance): number =>
    fromCents(toCents(kept[name]) + toCents(merged[name]));
  return {
    owed: sum('owed'),
    onAccount: sum('onAccount'),
    held: sum('held'),
    balance: sum('balance'),
  };
}
