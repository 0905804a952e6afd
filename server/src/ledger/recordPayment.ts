import { recordPaymentSchema, type RecordPayment } from 'shared-api/contract/billing/ledger';
import type { Moved } from 'shared-api/contract/billing/ledgerAnswers';
import { formatMoney, fromCents, toCents } from 'shared-api/contract/values/money';
import { audit } from '../audit/audit.ts';
import type { Queryable } from '../db/Database.ts';
import { keptClient } from '../db/keptClient.ts';
import { whenNobodyImports } from '../db/unlessImporting.ts';
import { fieldRefused, invalidInput } from '../HttpError.ts';
import { outcomeOf, type Spoken } from '../outcomes/texts.ts';
import { refuseClosedDay } from './closedDays.ts';
import { brandOf, dayOf, type LedgerContext } from './ledger.ts';
import { allocate } from './lots.ts';
import { once } from '../formKeys/once.ts';
import {
  auditShares,
  lockShares,
  sharesOf,
  sumOf,
  type LockedInvoice,
  type Share,
} from './openInvoices.ts';

/**
 * Records money received: allocated to the named invoices, the rest kept on account. A key that was
 * sent before gives the first answer.
 * @throws HttpError 400 for a day to come, for allocations beyond the amount and for a rest that is
 *   nobody's; 404 for an unknown invoice; 409 for one that is a draft, void, of another client, owes
 *   less than its share, or is being paid by card; 409 for a day in a closed period
 */
export async function recordPayment(
  { database, company }: LedgerContext,
  input: RecordPayment,
  who: string,
): Promise<Spoken<Moved>> {
  const today = dayOf(company);
  const cents = toCents(input.amount);
  const shares = sharesOf(input.allocations);
  if (input.day > today) throw invalidInput({ day: { code: 'dayInFuture' } }, recordPaymentSchema);
  if (sumOf(shares) > cents) {
    throw invalidInput({
      allocations: { code: 'moreThanPaid', params: { amount: formatMoney(cents) } },
    });
  }
  const { key } = input;
  return whenNobodyImports(database, 'clients', (connection) =>
    once(connection, { key, call: 'recordPayment', who, input }, async () => {
      await refuseClosedDay(connection, 'day', input.day);
      const locked = await lockShares(connection, shares);
      const clientId = await payerOf(connection, input.clientId, [...locked.values()]);
      const left = cents - sumOf(shares);
      if (clientId === null && left > 0) {
        throw invalidInput({ clientId: { code: 'noPayer' } });
      }
      const id = await insertPayment(connection, input, { cents, clientId, who, locked });
      const lot = { paymentId: id, creditId: null, clientId, quoteId: null };
      await allocate(connection, lot, shares, locked, { day: input.day, who });
      await auditPayment(connection, who, input, { clientId, shares, locked, left });
      return {
        message: outcomeOf('paymentKept', {
          invoices: shares.length,
          onAccount: left > 0 ? formatMoney(left) : undefined,
        }),
        id,
        onAccount: fromCents(left),
      };
    }),
  );
}

/** The client whose money it is: the one that is named, or that of the invoices. */
async function payerOf(
  connection: Queryable,
  named: number | null,
  invoices: readonly LockedInvoice[],
): Promise<number | null> {
  const meant = named === null ? null : await keptClient(connection, named);
  const clientId = meant ?? invoices[0]?.clientId ?? null;
  const other = invoices.find((invoice) => invoice.clientId !== clientId);
  if (other) {
    throw fieldRefused(409, 'allocations', {
      code: 'otherClient',
      params: { number: other.number },
    });
  }
  if (clientId === null) return null;
  const { rowCount } = await connection.query('SELECT FROM clients WHERE id = $1 FOR KEY SHARE', [
    clientId,
  ]);
  if (!rowCount) throw invalidInput({ clientId: { code: 'recordMissing' } }, recordPaymentSchema);
  return clientId;
}

interface Received {
  cents: number;
  clientId: number | null;
  who: string;
  locked: ReadonlyMap<number, LockedInvoice>;
}

/** Its entry is written by a trigger, with all of it on account. */
async function insertPayment(
  connection: Queryable,
  { day, method, reference }: RecordPayment,
  { cents, clientId, who, locked }: Received,
): Promise<number> {
  const [first] = locked.values();
  const { rows } = await connection.query<{ id: number }>(
    `INSERT INTO payments (client_id, brand, amount_cents, method, reference, received_on, recorded_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [clientId, first ? brandOf(first.type) : null, cents, method, reference, day, who],
  );
  return rows[0]?.id ?? 0;
}

async function auditPayment(
  connection: Queryable,
  who: string,
  { amount, day, method, reference }: RecordPayment,
  given: {
    clientId: number | null;
    shares: readonly Share[];
    locked: ReadonlyMap<number, LockedInvoice>;
    left: number;
  },
): Promise<void> {
  const { clientId, shares, locked, left } = given;
  const what = { received: amount, day, method, reference };
  await auditShares(connection, who, shares, locked, what);
  if (clientId === null || left === 0) return;
  await audit(connection, {
    who,
    entity: 'clients',
    recordId: clientId,
    action: 'update',
    after: { ...what, onAccount: fromCents(left) },
  });
}
