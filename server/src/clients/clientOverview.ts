import type { ClientOverview } from 'shared-api/contract/entities/clientPage';
import { fromCents, toCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';
import { missingClient } from '../db/missingClient.ts';
import { clientAccount } from '../ledger/clientAccount.ts';

type Found = Pick<ClientOverview, 'coming' | 'nextVisit' | 'tags'> &
  Record<keyof ClientOverview['counts'], number>;

/**
 * What a client's page says first. Each count is of the client's own rows, by an index.
 * @param now the company's clock, as `2026-11-23T14:05:00`
 * @throws HttpError 404 for an unknown client
 */
export async function clientOverview(
  database: Queryable,
  id: number,
  { isWhole, now }: { isWhole: boolean; now: string },
): Promise<ClientOverview> {
  const today = now.slice(0, 10);
  const { rows } = await database.query<Found>(
    `SELECT ARRAY(SELECT g.word FROM client_tags g WHERE g.client_id = c.id ORDER BY g.position) AS tags,
       (SELECT count(*) FROM services s WHERE s.client_id = c.id) AS visits,
       (SELECT count(*) FROM contracts t WHERE t.client_id = c.id) AS contracts,
       (SELECT count(*) FROM quotes q WHERE q.client_id = c.id) AS quotes,
       (SELECT count(*) FROM invoices i WHERE i.client_id = c.id) AS invoices,
       (SELECT count(*) FROM payments p WHERE p.client_id = c.id) AS payments,
       (SELECT count(*) FROM services s WHERE s.client_id = c.id
        AND s.service_status = 'Scheduled' AND s.date_ts > $2::timestamp) AS coming,
       (SELECT jsonb_build_object('id', s.id, 'dateTs', to_char(s.date_ts, 'YYYY-MM-DD"T"HH24:MI'),
          'employeeId', s.employee_id, 'employeeName', coalesce(e.full_name, ''),
          'address', concat_ws(', ', nullif(s.address, ''), nullif(s.city, '')))
        FROM services s LEFT JOIN employees e ON e.id = s.employee_id
        WHERE s.client_id = c.id AND s.service_status = 'Scheduled' AND s.date_ts > $2::timestamp
        ORDER BY s.date_ts, s.id LIMIT 1) AS "nextVisit"
     FROM clients c WHERE c.id = $1`,
    [id, now],
  );
  const [found] = rows;
  if (!found) throw await missingClient(database, id);
  const { coming, nextVisit, tags, payments, ...counts } = found;
  return {
    counts: { ...counts, payments: isWhole ? payments : null },
    tags,
    coming,
    nextVisit,
    money: isWhole ? await moneyOf(database, id, today) : null,
  };
}

async function moneyOf(
  database: Queryable,
  id: number,
  today: string,
): Promise<ClientOverview['money']> {
  const { balance, onAccount, held, openInvoices } = await clientAccount(database, id, today);
  const late = openInvoices.filter(({ isOverdue }) => isOverdue);
  return {
    balance,
    onAccount,
    held,
    overdue: fromCents(late.reduce((sum, invoice) => sum + toCents(invoice.balance), 0)),
    overdueInvoices: late.length,
  };
}
