import type { Driven } from './LedgerDriver.ts';

/** The actor of all entries, and what every form says besides. */
export const who = 'oracle';
export const said = { method: 'cheque', reference: '' } as const;
export const reason = 'Tried';

/** Whether a name is that of a contract, not of a quote. */
export const isContract = (name: string): boolean => name.startsWith('contract');

/** What a command is done with. */
export interface Doing {
  driven: Driven;
  /** The key of the form. */
  key: string;
  today: string;
  /** The id of a record by the name that the history has given it. */
  idOf: (name: string) => number;
  /** Ids of the history's clients. */
  clients: readonly number[];
  /** What the provider calls something by its name; the same whenever it is asked. */
  providerIdOf: (name: string) => string;
}
