import { companyNoon } from 'shared-api/contract/company/companyTime';
import type { Company } from 'shared-api/contract/company/company';
import type { SetDay } from './histories.ts';

/** Of so many histories the soak notes that they are done. */
export const historiesOfBlock = 50;

/** Blocks for which a database has numbers of documents: those have five digits. */
export const blocksOfDatabase = 100;

/** Sets the clock of this process to late in the evening, when it is tomorrow already in UTC. */
export const setClock =
  ({ timeZone }: Company): SetDay =>
  (day) => {
    const evening = companyNoon(day, timeZone) * 1000 + 11 * 3_600_000;
    Date.now = () => evening;
  };
