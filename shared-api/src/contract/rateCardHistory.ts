import type { HistoryEntry } from './history.ts';

/**
 * One change of the prices, from the audit trail. `before` and `after` have the changed prices by
 * their paths in the card: `carpet.room`.
 */
export interface RateCardHistoryEntry extends HistoryEntry {
  /** The card that the change put in force. */
  version: number;
}
