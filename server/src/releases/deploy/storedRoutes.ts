import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { deployCalls } from 'shared-api/contract/calls/releases/deploy';
import type { ReleaseSignature, StoredReleaseAnswer } from 'shared-api/contract/releases/deploys';
import { appNames, type Release } from 'shared-api/contract/releases/release';
import { HttpError } from '../../HttpError.ts';
import type { FoundDeployToken } from '../../session/tokens/deployTokens.ts';
import { storedRelease } from '../refuseUnlessFit.ts';
import type { Trial } from '../releaseEvents.ts';
import type { ReleaseStore } from '../ReleaseStore.ts';
import { markOf, rolloutMarkOf } from '../seenState.ts';
import { completeMark } from '../storage/ReleaseStorage.ts';
import type { DeployOptions } from './deployOptions.ts';
import { signatureFile } from './signature.ts';
import { hexOf } from './UploadStore.ts';

/** What a pipeline learns of stored releases: those of its app, and the live ones that a trial needs. */
export function handleStored(app: FastifyInstance, { store }: DeployOptions): void {
  app.handle(deployCalls.deployState, async ({ token }) => {
    await store.refresh();
    const { live, earlier, share } = store.states[token.app];
    return {
      app: token.app,
      token: token.name,
      live: live?.version ?? null,
      previous: earlier.at(-1) ?? null,
      share: share
        ? { version: share.version, percent: share.percent, mark: rolloutMarkOf(share) }
        : null,
      mark: markOf(store.states[token.app]),
      others: appNames.flatMap((name) => {
        const other = name === token.app ? undefined : store.choose().releases[name];
        return other ? [{ app: name, version: other.version }] : [];
      }),
    };
  });

  app.handle(deployCalls.storedRelease, async ({ token, params }) => {
    const release = await readable(store, token, params);
    const folder = await store.folderOf(release.app, release.version);
    const bytes = await readFile(path.join(folder, completeMark));
    const trial = store.states[release.app].stored[release.version]?.trial;
    return {
      release: bytes.toString('base64'),
      signature: await signatureIn(folder),
      trial: trial ? trialOf(trial) : null,
    };
  });

  app.handle(deployCalls.storedFile, async ({ token, params }, _request, reply) => {
    const release = await readable(store, token, params);
    const found = Object.entries(release.hashes ?? {}).find(
      ([, hash]) => hexOf(hash) === params.hash,
    );
    if (!found) {
      const hash = params.hash.slice(0, 64);
      throw new HttpError(404, { code: 'fileNotOfUpload', params: { hash } });
    }
    const folder = await store.folderOf(release.app, release.version);
    const content = await readFile(path.join(folder, ...found[0].split('/')));
    return reply.type('application/octet-stream').send(content);
  });
}

/** The signature beside a stored release; null if a command stored it. */
async function signatureIn(folder: string): Promise<StoredReleaseAnswer['signature']> {
  const text = await readFile(path.join(folder, signatureFile), 'utf8').catch(() => undefined);
  if (text === undefined) return null;
  const { signature, publicKey } = JSON.parse(text) as ReleaseSignature;
  return { signature, publicKey };
}

const trialOf = ({ at, by, against, refusals }: Trial): StoredReleaseAnswer['trial'] => ({
  at,
  by,
  refusals,
  against: appNames.flatMap((app) => {
    const other = against[app];
    return other ? [{ app, ...other }] : [];
  }),
});

/**
 * A release that a token may read: any of its app, and those of others that visitors get.
 * @throws HttpError 403 or 404
 */
async function readable(
  store: ReleaseStore,
  token: FoundDeployToken,
  { app, version }: { app: string; version: string },
): Promise<Release> {
  await store.ready();
  const name = appNames.find((known) => known === app);
  const isLive = name !== undefined && store.isLoaded(name, version);
  if (name === undefined || (name !== token.app && !isLive)) {
    const params = { name: token.name, app: token.app, wanted: app.slice(0, 100) };
    throw new HttpError(403, { code: 'deployTokenOtherApp', params });
  }
  return storedRelease(store, name, version);
}
