import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { HttpError } from '../HttpError.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import type { Visitors } from '../releases/visitors.ts';

interface Options {
  store: ReleaseStore;
  visitors: Visitors;
}

/**
 * The schedule's service worker, from the visitor's release of back-office. It is at the root so
 * that its scope includes /schedule/, and its URL never changes, because browsers treat a worker at
 * another URL as a different one.
 */
export const serviceWorker: FastifyPluginAsync<Options> = async (app, { store, visitors }) => {
  app.get('/schedule-worker.js', async (request, reply) => {
    // Browsers must notice a new worker, and a missing one must not be cached.
    reply.header('cache-control', 'no-cache');
    await store.ready().catch((error: unknown) => {
      app.log.error({ err: error }, 'the releases cannot be read');
      throw new HttpError(503, { code: 'siteUnavailable' });
    });
    const { visitor, cookies } = await visitors.recognise(request.headers.cookie);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    const release = store.choose(visitor).releases['back-office'];
    if (release?.scheduleWorker === undefined) {
      // Browsers keep the worker they have on this response.
      throw new HttpError(404, { code: 'noScheduleWorker' });
    }
    const folder = await store.folderOf(release.app, release.version);
    return reply
      .type('text/javascript; charset=utf-8')
      .send(await readFile(path.join(folder, 'browser', release.scheduleWorker)));
  });
};
