import type { BrandName } from 'shared-api/contract/billing/bank';
import type { Queryable } from '../../db/Database.ts';
import { taxOfPart } from '../../ledger/invoiceLines.ts';
import { writeEntries, type Entry } from '../../ledger/ledger.ts';
import { settleByOwnCredits } from '../../ledger/ownCredits.ts';
import { who } from '../refunds/settleRefund.ts';

/** A payment that is disputed. */
export interface Disputed {
  paymentId: number;
  invoiceId: number | null;
  quoteId: number | null;
  clientId: number | null;
  brand: BrandName | null;
}

/** The payment that a charge of the provider made. */
export async function findDisputed(
  database: Queryable,
  intent: string,
): Promise<Disputed | undefined> {
  const { rows } = await database.query<Disputed>(
    `SELECT p.id AS "paymentId", p.invoice_id AS "invoiceId", p.quote_id AS "quoteId",
       p.client_id AS "clientId", p.brand
     FROM payments p JOIN payment_attempts a ON a.key = p.attempt_key WHERE a.intent = $1`,
    [intent],
  );
  return rows[0];
}

const aboutOf = ({ clientId, invoiceId, quoteId, paymentId }: Disputed) => ({
  clientId,
  invoiceId,
  quoteId,
  paymentId,
});

/** Writes that the provider has taken money out: it is neither ours nor gone until that is decided. */
export async function takeOut(
  connection: Queryable,
  disputed: Disputed,
  { cents, day }: { cents: number; day: string },
): Promise<number | null> {
  const about = aboutOf(disputed);
  const { brand } = disputed;
  const [id] = await writeEntries(connection, [
    {
      kind: 'dispute',
      day,
      who,
      ...about,
      postings: [
        { account: 'disputed', cents, brand, ...about },
        { account: 'money', cents: -cents, method: 'card', brand, ...about },
      ],
    },
  ]);
  return id ?? null;
}

/** Writes what the provider charges for a dispute, or gives back of that. */
export async function noteFee(
  connection: Queryable,
  disputed: Disputed,
  { cents, day }: { cents: number; day: string },
): Promise<void> {
  const about = aboutOf(disputed);
  const { brand } = disputed;
  await writeEntries(connection, [
    {
      kind: 'disputeFee',
      day,
      who,
      ...about,
      postings: [
        { account: 'fees', cents, brand, ...about },
        { account: 'money', cents: -cents, method: 'card', brand, ...about },
      ],
    },
  ]);
}

/** Writes that what was taken out is ours again. */
export async function giveBackTaken(
  connection: Queryable,
  { entryId, day }: { entryId: number; day: string },
): Promise<void> {
  await connection.query(
    `SELECT ledger_reverse(ARRAY[id], ARRAY[greatest($2::date, day)], ARRAY[''], $3)
     FROM ledger_entries WHERE id = $1`,
    [entryId, day, who],
  );
}

interface Covered {
  account: 'onAccount' | 'deposits' | 'receivable';
  /** Null of what no invoice has taken. */
  invoiceId: number | null;
  clientId: number | null;
  brand: BrandName | null;
  cents: number;
}

/**
 * Writes that what was taken out is the payer's: first what the locked payment has left on account goes, and
 * what is held of it as a deposit, then what it paid is owed again, the newest invoice first, as far as no
 * credit of that invoice is on account. What is in none of them, since it was refunded, is a loss.
 */
export async function loseTaken(
  connection: Queryable,
  disputed: Disputed,
  { entryId, day }: { entryId: number; day: string },
): Promise<void> {
  const { paymentId, quoteId } = disputed;
  const { rows: taken } = await connection.query<{ cents: number }>(
    `SELECT cents FROM ledger_postings WHERE entry_id = $1 AND account = 'disputed'`,
    [entryId],
  );
  const { rows: covered } = await connection.query<Covered>(
    `SELECT covered.* FROM (
       SELECT account, CASE WHEN account = 'receivable' THEN invoice_id END AS "invoiceId",
         client_id AS "clientId", max(brand) AS brand, -sum(cents)::bigint AS cents
       FROM ledger_postings
       WHERE payment_id = $1 AND account IN ('onAccount', 'deposits', 'receivable')
       GROUP BY 1, 2, 3 HAVING sum(cents) < 0
     ) covered LEFT JOIN invoices i ON i.id = "invoiceId"
     -- By invoice number, not by id: a draft that was made later may have been issued earlier.
     ORDER BY account = 'receivable', account DESC, i.invoice_number DESC`,
    [paymentId],
  );
  // Of a part payment that is held, tax is owed already; not of what is gone.
  const { rows: ahead } = await connection.query<{ cents: number }>(
    `SELECT coalesce(sum(cents), 0)::bigint AS cents FROM ledger_postings
     WHERE payment_id = $1 AND account = 'advanceTax'`,
    [paymentId],
  );
  let left = taken[0]?.cents ?? 0;
  const entries = covered.flatMap((part): Entry[] => {
    const cents = Math.min(left, part.cents);
    left -= cents;
    if (cents === 0) return [];
    const { account, invoiceId, clientId, brand } = part;
    const about = { invoiceId: invoiceId ?? disputed.invoiceId, clientId, paymentId, quoteId };
    const tax =
      account === 'deposits'
        ? taxOfPart({ cents: part.cents, taxCents: ahead[0]?.cents ?? 0 }, 0, cents)
        : 0;
    return [
      {
        kind: 'disputeLost',
        day,
        who,
        ...about,
        postings: [
          { account, cents, brand, clientId, invoiceId, paymentId, quoteId },
          { account: 'disputed', cents: -cents, brand: disputed.brand, ...about },
          { account: 'hst', cents: tax, brand, ...about },
          { account: 'advanceTax', cents: -tax, brand, ...about },
        ],
      },
    ];
  });
  const about = aboutOf(disputed);
  const { brand } = disputed;
  const loss: Entry = {
    kind: 'disputeLost',
    day,
    who,
    ...about,
    postings: [
      { account: 'badDebt', cents: left, brand, ...about },
      { account: 'disputed', cents: -left, brand, ...about },
    ],
  };
  await writeEntries(connection, left > 0 ? [...entries, loss] : entries);
  const again = entries.flatMap(({ postings: [first] }) =>
    first?.account === 'receivable' && first.invoiceId ? [first.invoiceId] : [],
  );
  await settleByOwnCredits(connection, again, { day, who });
}
