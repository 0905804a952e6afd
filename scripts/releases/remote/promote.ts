import type { DeployState, StoredReleaseAnswer } from 'shared-api/contract/releases/deploys';
import type { Release } from 'shared-api/contract/releases/release';
import { hexOf } from '../../../server/src/releases/deploy/UploadStore.ts';
import type { AppVersion } from '../../../server/src/releases/releaseEvents.ts';
import { CommandError } from '../command.ts';
import { refuse } from '../refuse.ts';
import type { DeployClient } from './DeployClient.ts';
import { giveTo, type Giving } from './giveOnServer.ts';
import { sendRelease } from './sendRelease.ts';
import { tellTrial } from './tryOnServer.ts';

/**
 * Takes a stored release from one server to another, byte for byte. What the second refuses it says before
 * the files are copied; it counts the trial of the first, if it has the same neighbours live.
 * @throws CommandError with what keeps it from going live there
 */
export async function promote(
  { app, version }: AppVersion,
  from: DeployClient,
  to: DeployClient,
  { isStoredOnly, ...giving }: Giving & { isStoredOnly?: boolean | undefined },
): Promise<void> {
  const address = `releases/${app}/${version}`;
  const found = await from.json<StoredReleaseAnswer>('GET', address);
  const { release: base64, signature, trial } = found;
  if (!signature) {
    throw new CommandError(
      `${app} ${version} is not signed: a command stored it on the storage of ${from.server}. Release it there with --server and a token, and promote that.`,
    );
  }
  // The first release of an app cannot break anything.
  const state = await to.json<DeployState>('GET', '');
  if (state.live !== null) refuse(refusalsOf(from, { app, version }, trial), giving.force);
  const release = JSON.parse(Buffer.from(base64, 'base64').toString()) as Release;
  const hashes = release.hashes ?? {};
  const { refusals } = await sendRelease(
    to,
    {
      release,
      envelope: { release: base64, signature: signature.signature, promotedFrom: from.server },
      read: (file) => from.download(`${address}/files/${hexOf(hashes[file] ?? '')}`),
    },
    { checkFirst: true },
  );
  refuse(refusals, giving.force);
  const stored = await to.json<StoredReleaseAnswer>('GET', address);
  if (stored.release !== base64) {
    throw new CommandError(
      `${to.server} has ${version} of ${app} from another build already, and keeps that. Make that one live, or promote another version.`,
    );
  }
  if (trial && trial.refusals.length === 0) {
    const { against } = trial;
    await tellTrial(to, { version }, { against, refusals: [], triedOn: from.server });
  }
  console.log(`${app} ${version} is stored at ${to.server}, as it is at ${from.server}.`);
  if (isStoredOnly !== true) await giveTo({ client: to, version, state }, giving);
}

/** Why a release is not promoted: nobody has seen it working where it comes from. */
function refusalsOf(
  { server }: DeployClient,
  { app, version }: AppVersion,
  trial: StoredReleaseAnswer['trial'],
) {
  if (trial) return trial.refusals;
  return [
    {
      check: 'journeys',
      found: [`${app} ${version} has not been tried at ${server}.`],
      cure: `Release it there first: npm run release -- ${app} --server ${server}`,
    },
  ];
}
