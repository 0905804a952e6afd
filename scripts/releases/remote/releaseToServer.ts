import type { DeployState } from 'shared-api/contract/releases/deploys';
import type { AppName } from 'shared-api/contract/releases/release';
import type { ReleaseRefusal } from 'shared-api/contract/releases/releases';
import { signRelease } from '../../../server/src/releases/deploy/signature.ts';
import { CommandError } from '../command.ts';
import { refuse } from '../refuse.ts';
import type { DeployClient } from './DeployClient.ts';
import { giveAll, type Giving } from './giveOnServer.ts';
import { readBuild, sendRelease } from './sendRelease.ts';
import { tryOnServer } from './tryOnServer.ts';

/** A build, and the way to the server for its app. */
export interface BuildForServer {
  client: DeployClient;
  dist: string;
}

/**
 * Sends builds to a server, tries them in a browser with what is live there, and makes them live, as one.
 * @throws CommandError with what was found
 */
export async function releaseToServer(
  builds: readonly BuildForServer[],
  { isStoredOnly, ...giving }: Giving & { isStoredOnly?: boolean | undefined },
): Promise<void> {
  const candidates: Candidate[] = [];
  for (const build of builds) {
    const candidate = await sendBuild(build);
    if (candidate) candidates.push(candidate);
  }
  if (candidates.length === 0) return;
  // Whether several fit together is for the trial to say, and for the server when they go live.
  const isSet = candidates.length > 1;
  const refusals = candidates.flatMap((candidate) => candidate.refusals);
  refuse(isSet ? refusals.filter(({ check }) => check !== fit) : refusals, giving.force);
  // The first release of an app cannot break anything.
  if (candidates.some(({ state }) => state.live !== null)) {
    await tryOnServer(candidates, giving.force);
  }
  if (isStoredOnly === true) return;
  await giveAll(candidates, giving);
}

/** What the server says of a release that does not fit the others. */
const fit = 'shared libraries';

/** A build that the server has stored. */
interface Candidate extends BuildForServer {
  app: AppName;
  version: string;
  state: DeployState;
  refusals: readonly ReleaseRefusal[];
}

/** @returns undefined if it is live already */
async function sendBuild({ client, dist }: BuildForServer): Promise<Candidate | undefined> {
  const { privateKey } = client;
  if (privateKey === undefined) {
    throw new CommandError(
      'This token takes over what another server has checked (npm run promote), and has no key to sign a build with. Use a token with a key of its own.',
    );
  }
  const sending = await readBuild(dist, (bytes) => signRelease(bytes, privateKey));
  const { app, version } = sending.release;
  const state = await client.json<DeployState>('GET', '');
  if (state.live === version) {
    console.log(`${app} ${version} is live already: nothing was changed since.`);
    return undefined;
  }
  const { refusals } = await sendRelease(client, sending);
  console.log(`${app} ${version} is stored at ${client.server}.`);
  return { client, dist, app, version, state, refusals };
}
