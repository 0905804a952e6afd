import { randomUUID } from 'node:crypto';
import { toCents } from 'shared-api/contract/values/money';
import { recordPayment } from '../../../src/ledger/recordPayment.ts';
import type { Json, TestBilling } from '../testBilling.ts';

/** The day so many days before another. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** What moves money on a test's server. */
export function movesOf(billing: TestBilling) {
  const context = () => ({ database: billing.server.database, company: billing.server.company });
  return {
    context,
    /** Pays an amount of an invoice by cheque; `more` is kept on account. */
    pay: (invoice: Json, amount: number, day: string, more = 0) =>
      recordPayment(
        context(),
        {
          key: randomUUID(),
          clientId: null,
          amount: (toCents(amount) + toCents(more)) / 100,
          day,
          method: 'cheque',
          reference: '',
          allocations: amount > 0 ? [{ invoiceId: Number(invoice['id']), amount }] : [],
        },
        'test',
      ),
  };
}
