import type { WriteOffRequest } from 'shared-api/contract/billing/ledger';
import type { Moved } from 'shared-api/contract/billing/ledgerAnswers';
import { formatMoney, fromCents, toCents } from 'shared-api/contract/values/money';
import { audit } from '../audit/audit.ts';
import { fieldRefused } from '../HttpError.ts';
import { outcomeOf, type Spoken } from '../outcomes/texts.ts';
import { brandOf, dayOf, writeEntries, type LedgerContext } from './ledger.ts';
import { once } from '../formKeys/once.ts';
import { lockInvoices } from './openInvoices.ts';

/**
 * Writes off a part of what is owed on an invoice, or all of it, today. The tax on it stays owed: it
 * is recovered by a return, not here.
 * @throws HttpError 404 for an unknown invoice; 409 for more than is owed, and for an invoice that is
 *   a draft, void or being paid by card
 */
export async function writeOff(
  { database, company }: LedgerContext,
  id: number,
  { key, amount, reason }: WriteOffRequest,
  who: string,
): Promise<Spoken<Moved>> {
  const input = { id, amount, reason };
  return database.transaction((connection) =>
    once(connection, { key, call: 'writeOff', who, input }, async () => {
      const invoice = (await lockInvoices(connection, [id])).get(id);
      if (!invoice) throw new Error(`Invoice ${id} is not locked.`);
      const { number, clientId, type, balance } = invoice;
      const cents = amount === null ? balance : toCents(amount);
      if (cents > balance || cents <= 0) {
        const params = { number, balance: formatMoney(Math.max(balance, 0)) };
        throw fieldRefused(409, 'amount', { code: 'overWrittenOff', params });
      }
      const about = { clientId, invoiceId: id };
      const brand = brandOf(type);
      await writeEntries(connection, [
        {
          kind: 'writeOff',
          day: dayOf(company),
          who,
          reason,
          ...about,
          postings: [
            { account: 'badDebt', cents, brand, ...about },
            { account: 'receivable', cents: -cents, brand, ...about },
          ],
        },
      ]);
      await audit(connection, {
        who,
        entity: 'invoices',
        recordId: id,
        action: 'update',
        before: { balance: fromCents(balance) },
        after: { balance: fromCents(balance - cents), writtenOff: fromCents(cents), reason },
      });
      const message = outcomeOf('writtenOff', { number, amount: formatMoney(cents) });
      return { message, id, onAccount: 0 };
    }),
  );
}
