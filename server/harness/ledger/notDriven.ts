import type { LedgerKind } from 'shared-api/contract/billing/ledger';

const deposits = 'the oracle knows deposits, the histories ask for none yet';
const provider = 'the oracle knows it, the histories have no payment provider yet';

/** Kinds of entries that no history makes, and why. A test fails while one is neither made nor here. */
export const notDriven: Readonly<Partial<Record<LedgerKind, string>>> = {
  accountMoved: 'no quote goes to another client',
  creditReversed: 'nothing in the server takes a credit back',
  refundFailed: provider,
  depositReceived: deposits,
  depositReversed: deposits,
  depositApplied: deposits,
  depositReleased: deposits,
  depositReturned: deposits,
  depositReturnFailed: deposits,
  depositForfeited: deposits,
  depositForfeitReversed: deposits,
  dispute: provider,
  disputeWon: provider,
  disputeLost: provider,
  disputeFee: provider,
};
