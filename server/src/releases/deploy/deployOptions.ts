import type { Company } from 'shared-api/contract/company/company';
import type { Database } from '../../db/Database.ts';
import type { FoundDeployToken } from '../../session/tokens/deployTokens.ts';
import type { PreviewTokens } from '../previewTokens.ts';
import type { ReleaseStore } from '../ReleaseStore.ts';

/** What the calls with a deploy token need. */
export interface DeployOptions {
  database: Database;
  store: ReleaseStore;
  tokens: PreviewTokens;
  company: Pick<Company, 'timeZone'>;
}

/** How the log of releases names who acts with a token. */
export const actorOf = ({ name }: FoundDeployToken): string => `token ${name}`;

/** What makes releases live, one after another: of forty equal calls the first changes something, and the others are told so. */
export interface Turns {
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}
