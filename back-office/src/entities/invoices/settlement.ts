import type { RecordOf } from 'shared-api/client';
import type { SettlementFacts } from 'shared-api/contract/billing/settlement';
import { toCents } from 'shared-api/contract/values/money';

/** What of an invoice its state follows from once nothing is owed on it. */
type Settled = Pick<RecordOf<'invoices'>, 'total' | 'credited' | 'writtenOff' | 'isDisputed'>;

/** The same in cents, as mails and documents have it. */
export const settlementFactsOf = (invoice: Settled): SettlementFacts => ({
  total: toCents(invoice.total ?? 0),
  allCredits: toCents(invoice.credited),
  writtenOff: toCents(invoice.writtenOff),
  isDisputed: invoice.isDisputed,
});
