import type { Company } from 'shared-api/contract/company/company';
import type { Database } from '../../db/Database.ts';
import type { FoundDeployToken } from '../../session/tokens/deployTokens.ts';
import type { PreviewTokens } from '../previewTokens.ts';
import type { ReleaseStore } from '../ReleaseStore.ts';
import type { InTurn } from '../releaseTurns.ts';

/** What the calls with a deploy token need. */
export interface DeployOptions {
  database: Database;
  store: ReleaseStore;
  tokens: PreviewTokens;
  company: Pick<Company, 'timeZone'>;
  inTurn: InTurn;
}

/** How the log of releases names who acts with a token. */
export const actorOf = ({ name }: FoundDeployToken): string => `token ${name}`;
