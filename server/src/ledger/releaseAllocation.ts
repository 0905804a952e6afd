import type { Allocate } from 'shared-api/contract/billing/ledger';
import type { Moved } from 'shared-api/contract/billing/ledgerAnswers';
import { formatMoney, fromCents } from 'shared-api/contract/values/money';
import type { Queryable } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import { outcomeOf, type Spoken } from '../outcomes/texts.ts';
import { dayOf, type LedgerContext } from './ledger.ts';
import { settleByOwnCredits } from './ownCredits.ts';
import { lockCredit, lockPayment, type Lot } from './lots.ts';
import { once } from '../formKeys/once.ts';
import { auditShares, lockInvoices, sharesOf, sumOf, type Share } from './openInvoices.ts';

/**
 * Takes back what was allocated of a payment, today: each amount as one call has allocated it, the latest
 * of equal ones. It is on account again, and owed again.
 * @throws HttpError 404 for an unknown payment or invoice; 409 for what was not allocated so or is taken
 *   back already, for a payment that was taken back, and for an invoice that is void or being paid by card
 */
export const releasePayment = (
  context: LedgerContext,
  id: number,
  input: Allocate,
  who: string,
): Promise<Spoken<Moved>> =>
  releaseLot(context, { call: 'releasePayment', id, who, lock: lockPayment }, input);

/** As `releasePayment`, of what was allocated of a credit. */
export const releaseCredit = (
  context: LedgerContext,
  id: number,
  input: Allocate,
  who: string,
): Promise<Spoken<Moved>> =>
  releaseLot(context, { call: 'releaseCredit', id, who, lock: lockCredit }, input);

interface Source {
  call: string;
  id: number;
  who: string;
  lock: (connection: Queryable, id: number) => Promise<Lot>;
}

async function releaseLot(
  { database, company }: LedgerContext,
  { call, id, who, lock }: Source,
  { key, allocations }: Allocate,
): Promise<Spoken<Moved>> {
  const shares = sharesOf(allocations);
  const cents = sumOf(shares);
  return database.transaction((connection) =>
    once(connection, { key, call, who, input: { id, allocations } }, async () => {
      const locked = await lockInvoices(
        connection,
        shares.map(({ invoiceId }) => invoiceId),
      );
      const lot = await lock(connection, id);
      const entries: number[] = [];
      for (const share of shares) {
        const { number = 0 } = locked.get(share.invoiceId) ?? {};
        entries.push(await allocationOf(connection, lot, share, number));
      }
      await connection.query(
        `SELECT ledger_reverse(array_agg(e.id ORDER BY e.id),
           array_agg(greatest($2, e.day) ORDER BY e.id), array_agg(''::text), $3)
         FROM ledger_entries e WHERE e.id = ANY($1)`,
        [entries, dayOf(company), who],
      );
      const again = shares.map((share) => ({ ...share, cents: -share.cents }));
      await auditShares(connection, who, again, locked, { backOnAccount: formatMoney(cents) });
      // Not with a credit that somebody takes from its own invoice on purpose.
      if (lot.creditId === null) {
        await settleByOwnCredits(connection, [...locked.keys()], { day: dayOf(company), who });
      }
      return {
        message: outcomeOf('released', { amount: formatMoney(cents) }),
        id,
        onAccount: fromCents(lot.left + cents),
      };
    }),
  );
}

/** The entry by which a lot covers so much of an invoice. @throws HttpError 409 where there is none */
async function allocationOf(
  connection: Queryable,
  { paymentId, creditId }: Lot,
  { invoiceId, cents }: Share,
  number: number,
): Promise<number> {
  const { rows } = await connection.query<{ id: number }>(
    `SELECT e.id FROM ledger_entries e
       JOIN ledger_postings g ON g.entry_id = e.id AND g.account = 'receivable'
     WHERE e.kind = 'allocation' AND e.invoice_id = $1 AND g.cents = -$4::bigint
       AND e.payment_id IS NOT DISTINCT FROM $2 AND e.credit_id IS NOT DISTINCT FROM $3
       AND NOT EXISTS (SELECT FROM ledger_entries r WHERE r.reverses = e.id)
     ORDER BY e.id DESC LIMIT 1`,
    [invoiceId, paymentId, creditId, cents],
  );
  const [entry] = rows;
  if (entry) return entry.id;
  const params = { number, amount: formatMoney(cents) };
  throw new HttpError(409, { code: 'notAllocated', params });
}
