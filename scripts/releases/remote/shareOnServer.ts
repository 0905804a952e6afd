import type { DeployState } from 'shared-api/contract/releases/deploys';
import type { AppVersion } from '../../../server/src/releases/releaseEvents.ts';
import type { DeployClient } from './DeployClient.ts';
import { giveTo } from './giveOnServer.ts';
import { tryStoredOnServer } from './tryOnServer.ts';

/**
 * Rolls a release that a server has stored out to a percentage of its visitors, after it was tried if that is its
 * first; 100 makes it live, 0 withdraws it.
 * @throws CommandError with what was found
 */
export async function shareOnServer(
  client: DeployClient,
  wanted: AppVersion,
  { percent, force }: { percent: number; force: string | undefined },
): Promise<void> {
  const state = await client.json<DeployState>('GET', '');
  const { live, share } = state;
  const isFirst = share?.version !== wanted.version && live !== wanted.version;
  if (percent > 0 && isFirst) await tryStoredOnServer(client, wanted, force);
  await giveTo(
    // Of a rollout that goes on by itself, its steps do not keep anybody from withdrawing it.
    { client, version: wanted.version, state: percent === 0 ? (share ?? {}) : state },
    { force, ...(percent === 100 ? {} : { percent }) },
  );
}
