import type { LedgerKind } from 'shared-api/contract/billing/ledger';

/** Kinds of entries that no history makes, and why. A test fails while one is neither made nor here. */
export const notDriven: Readonly<Partial<Record<LedgerKind, string>>> = {
  creditReversed: 'nothing in the server takes a credit back',
  depositForfeitReversed: 'nothing in the server takes back that a deposit was kept',
};
