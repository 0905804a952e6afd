import type { HistoryEntry } from './history.ts';

/**
 * One change of the prices, from the audit trail. `before` and `after` have the changed prices by
 * their paths in the card: `carpet.room`.
 */
export interface RateCardHistoryEntry extends HistoryEntry {
  /** The card that the change put in force. */
  version: number;
}

/** The numbers of a card by their paths, `carpet.room` say, as errors and history name them. */
export const pricesByPath = (rates: object, before = ''): Record<string, number> =>
  Object.assign(
    {},
    ...Object.entries(rates).map(([name, value]: [string, unknown]) =>
      typeof value === 'number'
        ? { [before + name]: value }
        : pricesByPath(value as object, `${before}${name}.`),
    ),
  ) as Record<string, number>;
