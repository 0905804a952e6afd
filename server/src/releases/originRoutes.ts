import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { releaseCalls } from 'shared-api/contract/calls/releases/releases';
import type { ReleaseSignature } from 'shared-api/contract/releases/deploys';
import {
  provenance as provenanceSchema,
  type ReleaseOrigin,
} from 'shared-api/contract/releases/provenance';
import { appNames, type AppName } from 'shared-api/contract/releases/release';
import { HttpError } from '../HttpError.ts';
import { isSigned, signatureFile } from './deploy/signature.ts';
import { storedRelease } from './refuseUnlessFit.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { completeMark } from './storage/ReleaseStorage.ts';

/** Where stored releases come from, and what they are made of, for Admins. */
export const originRoutes: FastifyPluginAsync<{ store: ReleaseStore }> = async (app, { store }) => {
  app.handle(releaseCalls.releaseOrigin, async ({ params }) => {
    const { name, folder } = await folderOf(store, params);
    const { promotedFrom, trial } = store.states[name].stored[params.version] ?? {};
    return {
      provenance: await provenanceIn(folder),
      signature: await signatureIn(folder),
      promotedFrom: promotedFrom ?? null,
      triedOn: trial?.triedOn ?? null,
      packages: await packagesIn(folder),
    };
  });

  app.handle(releaseCalls.releaseSbom, async ({ params }, _request, reply) => {
    const { name, folder } = await folderOf(store, params);
    const { version } = params;
    const sbom = await readFile(path.join(folder, 'sbom.json')).catch(() => undefined);
    if (!sbom) throw new HttpError(404, { code: 'noSbom', params: { app: name, version } });
    return reply
      .header('content-disposition', `attachment; filename="${name}-${version}-sbom.json"`)
      .type('application/vnd.cyclonedx+json')
      .send(sbom);
  });
};

/** @throws HttpError 404 */
async function folderOf(
  store: ReleaseStore,
  { app, version }: { app: string; version: string },
): Promise<{ name: AppName; folder: string }> {
  await store.refresh();
  const name = appNames.find((known) => known === app);
  if (!name) throw new HttpError(404, { code: 'nothingHere' });
  await storedRelease(store, name, version);
  return { name, folder: await store.folderOf(name, version) };
}

/** A JSON file of a release; undefined if it has none, or a damaged one. */
async function jsonIn(folder: string, file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path.join(folder, file), 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

async function provenanceIn(folder: string): Promise<ReleaseOrigin['provenance']> {
  const written = await jsonIn(folder, 'provenance.json');
  // It is of whoever built the release, which may have been another version of this program.
  return provenanceSchema.isValidSync(written) ? written : null;
}

async function signatureIn(folder: string): Promise<ReleaseOrigin['signature']> {
  const written = (await jsonIn(folder, signatureFile)) as ReleaseSignature | undefined;
  if (!written) return null;
  const { signedBy, publicKey, signature } = written;
  const bytes = await readFile(path.join(folder, completeMark));
  return { signedBy, publicKey, isGood: isSigned(bytes, signature, publicKey) };
}

async function packagesIn(folder: string): Promise<number | null> {
  const written = (await jsonIn(folder, 'sbom.json')) as { components?: unknown } | undefined;
  return Array.isArray(written?.components) ? written.components.length : null;
}
