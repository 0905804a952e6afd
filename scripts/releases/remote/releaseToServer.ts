import type { DeployState } from 'shared-api/contract/releases/deploys';
import type { AppName } from 'shared-api/contract/releases/release';
import { signRelease } from '../../../server/src/releases/deploy/signature.ts';
import { CommandError } from '../command.ts';
import { refuse } from '../refuse.ts';
import { RefusedError, type DeployClient } from './DeployClient.ts';
import { readBuild, sendRelease } from './sendRelease.ts';
import { tryOnServer } from './tryOnServer.ts';

/** How many visitors are given a release that was sent. */
export interface Giving {
  percent?: number | undefined;
  steps?: number[] | undefined;
  /** Why it goes on in spite of a refusal. */
  force?: string | undefined;
}

/**
 * A token is for one app: said before a build of some minutes.
 * @throws CommandError
 */
export async function refuseOtherApps(
  client: DeployClient,
  apps: readonly AppName[],
): Promise<void> {
  if (apps.length > 1) {
    throw new CommandError(
      'With --server one app is released at a time, since a token is for one. What has to go live together is released on the storage: leave --server out.',
    );
  }
  const { app, token } = await client.json<DeployState>('GET', '');
  if (app === apps[0]) return;
  throw new CommandError(
    `The token "${token}" is for ${app}, and cannot release ${apps[0]}. Put the token of that app into DEPLOY_TOKEN.`,
  );
}

/**
 * Sends a build to a server, tries it in a browser with what is live there, and makes it live.
 * @throws CommandError with what was found
 */
export async function releaseToServer(
  client: DeployClient,
  dist: string,
  { isStoredOnly, ...giving }: Giving & { isStoredOnly?: boolean | undefined },
): Promise<void> {
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
    return;
  }
  const { refusals } = await sendRelease(client, sending);
  refuse(refusals, giving.force);
  console.log(`${app} ${version} is stored at ${client.server}.`);
  // The first release of an app cannot break anything.
  if (state.live !== null) await tryOnServer(client, { dist, state, force: giving.force });
  if (isStoredOnly === true) return;
  await giveTo(client, version, giving);
}

/** Makes a stored release live, or rolls it out. @throws CommandError with what the server refuses */
export async function giveTo(
  client: DeployClient,
  version: string,
  { percent, steps, force }: Giving,
  way: 'release' | 'rollback' = 'release',
): Promise<void> {
  const body = {
    version,
    way,
    ...(percent === undefined ? {} : { percent }),
    ...(steps === undefined ? {} : { steps }),
    ...(force === undefined ? {} : { force }),
  };
  try {
    const { message } = await client.json<{ message: string }>('POST', 'live', body);
    console.log(message);
  } catch (error) {
    if (error instanceof RefusedError) refuse(error.refusals, undefined);
    throw error;
  }
}
