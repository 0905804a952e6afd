import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { appNames } from 'shared-api/contract/releases/release';
import { policyHeader } from '../http/SecurityHeaders.ts';
import type { ReleaseStore } from './ReleaseStore.ts';

interface Params {
  app: string;
  version: string;
  '*': string;
}

interface Options {
  store: ReleaseStore;
  /** Whether pages get them from another origin, which has them from here with these headers. */
  isForOthers: boolean;
}

/**
 * A file that is opened by itself, as a picture can be, may do nothing. Within a page the page's own policy applies; to
 * repeat that here would cost a quarter of a kilobyte with each file.
 */
const policyOfFiles = "default-src 'none';frame-ancestors 'none'";

/**
 * Serves the files of every stored release, live or not, so that open pages keep working with the
 * release they started with. A file never changes at its URL, so it may be cached for a year.
 */
export const releaseFiles: FastifyPluginAsync<Options> = async (app, { store, isForOthers }) => {
  await app.register(fastifyStatic, {
    root: store.storage.localRoot,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  app.get<{ Params: Params }>('/releases/:app/:version/*', async (request, reply) => {
    const { app: wanted, version, '*': file } = request.params;
    const name = appNames.find((known) => known === wanted);
    // A number after a tilde marks a retry of the same file (`retryAddress`).
    const stored = /^([\w-]+)(?:~\d+)?$/.exec(version)?.[1];
    const isThere =
      name !== undefined &&
      stored !== undefined &&
      (await store.folderFor(name, stored)) !== undefined;
    if (!isThere) {
      reply.callNotFound();
      return reply;
    }
    reply.header(policyHeader, policyOfFiles);
    // They are the same for everybody, and say nothing that a page of anybody may not read.
    if (isForOthers) {
      reply.headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
    return reply.sendFile(`${name}/${stored}/browser/${file}`);
  });
};
