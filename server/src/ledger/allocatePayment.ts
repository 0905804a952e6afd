import { formatMoney, fromCents } from 'shared-api/contract/values/money';
import type { Allocate } from 'shared-api/contract/billing/ledger';
import type { Moved } from 'shared-api/contract/billing/ledgerAnswers';
import type { Queryable } from '../db/Database.ts';
import { outcomeOf, type Spoken } from '../outcomes/texts.ts';
import { dayOf, type LedgerContext } from './ledger.ts';
import { allocate, lockCredit, lockPayment, refuseMoreThanLeft, type Lot } from './lots.ts';
import { once } from '../formKeys/once.ts';
import { auditShares, lockShares, sharesOf, sumOf } from './openInvoices.ts';

/**
 * Allocates what a payment has left on account to invoices, today.
 * @throws HttpError 404 for an unknown payment or invoice; 409 for more than is left or owed, for a
 *   payment that was taken back, and for an invoice that is a draft, void, of another client or being
 *   paid by card
 */
export const allocatePayment = (
  context: LedgerContext,
  id: number,
  input: Allocate,
  who: string,
): Promise<Spoken<Moved>> =>
  allocateLot(context, { call: 'allocatePayment', id, who, lock: lockPayment }, input);

/** As `allocatePayment`, of what a credit has left on account. */
export const allocateCredit = (
  context: LedgerContext,
  id: number,
  input: Allocate,
  who: string,
): Promise<Spoken<Moved>> =>
  allocateLot(context, { call: 'allocateCredit', id, who, lock: lockCredit }, input);

interface Source {
  call: string;
  id: number;
  who: string;
  lock: (connection: Queryable, id: number) => Promise<Lot>;
}

async function allocateLot(
  { database, company }: LedgerContext,
  { call, id, who, lock }: Source,
  { key, allocations }: Allocate,
): Promise<Spoken<Moved>> {
  const shares = sharesOf(allocations);
  const cents = sumOf(shares);
  return database.transaction((connection) =>
    once(connection, { key, call, who, input: { id, allocations } }, async () => {
      const locked = await lockShares(connection, shares);
      const lot = await lock(connection, id);
      refuseMoreThanLeft('allocations', lot, cents);
      await allocate(connection, lot, shares, locked, { day: dayOf(company), who });
      const what = { fromAccount: formatMoney(cents) };
      await auditShares(connection, who, shares, locked, what);
      return {
        message: outcomeOf('allocated', { invoices: shares.length }),
        id,
        onAccount: fromCents(lot.left - cents),
      };
    }),
  );
}
