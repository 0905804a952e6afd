import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DeployState, StoredReleaseAnswer } from 'shared-api/contract/releases/deploys';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import type { MadePreview, ReleaseRefusal } from 'shared-api/contract/releases/releases';
import { checkRelease, type Refusal } from '../../../server/src/releases/checks/checkRelease.ts';
import { besideInTrial } from '../../../server/src/releases/checks/trialRecord.ts';
import { hexOf } from '../../../server/src/releases/deploy/UploadStore.ts';
import type { AppVersion } from '../../../server/src/releases/releaseEvents.ts';
import { ReleaseStore } from '../../../server/src/releases/ReleaseStore.ts';
import { FolderStorage } from '../../../server/src/releases/storage/FolderStorage.ts';
import { CommandError } from '../command.ts';
import { refuse } from '../refuse.ts';
import { tryReleases } from '../trial/tryReleases.ts';
import type { DeployClient } from './DeployClient.ts';
import { someAtATime } from './someAtATime.ts';

/** Files that are fetched at once. */
const atOnce = 8;

/** A release that a server has stored, as a build on this machine. */
export interface BuildToTry {
  client: DeployClient;
  dist: string;
  state: DeployState;
}

/**
 * Tries releases that a server has stored, as one, in a browser on this machine, with what is live there, and
 * tells the server what was found.
 * @throws CommandError if something was, unless there is a reason to go on
 */
export async function tryOnServer(
  builds: readonly BuildToTry[],
  force: string | undefined,
): Promise<void> {
  const [first] = builds;
  if (!first) return;
  const { client } = first;
  const folder = await mkdtemp(path.join(tmpdir(), 'trial-releases-'));
  try {
    const store = new ReleaseStore(new FolderStorage(path.join(folder, 'releases')));
    const others = first.state.others.filter(({ app }) =>
      builds.every(({ state }) => state.app !== app),
    );
    for (const { app, version } of others) {
      await store.put(await fetchRelease(client, app, version, path.join(folder, app)));
      await store.makeLive(app, version);
    }
    const releases = await Promise.all(builds.map(({ dist }) => store.put(dist)));
    const clientOf = (app: AppName): DeployClient =>
      builds.find(({ state }) => state.app === app)?.client ?? client;
    const misfits = await misfitsIn(store, releases);
    const tried =
      misfits.length === 0 || force !== undefined
        ? await tryReleases(store, releases, {
            servers: [{ url: client.server }],
            openPreview: ({ app, version }) => openPreview(clientOf(app), version),
            isForced: force !== undefined,
          })
        : [];
    const refusals = [...misfits, ...tried];
    for (const release of releases) {
      await tellTrial(clientOf(release.app), release, {
        refusals,
        against: Object.entries(besideInTrial(store, release, releases)).map(([app, other]) => ({
          app: app as AppName,
          ...other,
        })),
      });
    }
    refuse(refusals, force);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether what goes live together fits together; a server cannot tell while it has a part of it only. */
async function misfitsIn(store: ReleaseStore, set: readonly Release[]): Promise<Refusal[]> {
  if (set.length === 1) return [];
  const checked = await Promise.all(set.map((release) => checkRelease(store, release, [], set)));
  return checked.flat().filter(({ check }) => check === 'shared libraries');
}

/**
 * Tries a release that a server has stored, which need not be of a build on this machine.
 * @throws CommandError with what was found
 */
export async function tryStoredOnServer(
  client: DeployClient,
  { app, version }: AppVersion,
  force: string | undefined,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trial-release-'));
  try {
    const state = await client.json<DeployState>('GET', '');
    const dist = await fetchRelease(client, app, version, folder);
    await tryOnServer([{ client, dist, state }], force);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Against = NonNullable<StoredReleaseAnswer['trial']>['against'];

/** Tells a server what a trial has found. */
export async function tellTrial(
  client: DeployClient,
  { version }: Pick<Release, 'version'>,
  found: { refusals: readonly ReleaseRefusal[]; against: Against; triedOn?: string },
): Promise<void> {
  await client.json('POST', 'trials/', { version, ...found });
}

async function openPreview(client: DeployClient, version: string) {
  const { path: link, id } = await client.json<MadePreview>('POST', 'previews/', { version });
  return { path: link, end: () => client.json('POST', 'previews/end', { id }) };
}

/** Fetches a release into a folder, as its build has left it. */
async function fetchRelease(
  client: DeployClient,
  app: AppName,
  version: string,
  folder: string,
): Promise<string> {
  const address = `releases/${app}/${version}`;
  const answer = await client.json<StoredReleaseAnswer>('GET', address);
  const bytes = Buffer.from(answer.release, 'base64');
  const { hashes } = JSON.parse(bytes.toString()) as Release;
  if (!hashes) {
    throw new CommandError(
      `${app} ${version} of ${client.server} was built before files had hashes, and cannot be fetched for a trial. Release ${app} again.`,
    );
  }
  await someAtATime(atOnce, Object.entries(hashes), async ([file, hash]) => {
    const target = path.join(folder, ...file.split('/'));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await client.download(`${address}/files/${hexOf(hash)}`));
  });
  await writeFile(path.join(folder, 'release.json'), bytes);
  return folder;
}
