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
 * The schedule's service worker, of the release of back-office that the visitor gets. Its address is
 * at the root so that it may take the addresses below /schedule/, and always the same: another one
 * would be another worker to a browser.
 */
export const serviceWorker: FastifyPluginAsync<Options> = async (app, { store, visitors }) => {
  app.get('/schedule-worker.js', async (request, reply) => {
    // A browser that holds an old worker has to hear of a new one; and nobody keeps that there is none.
    reply.header('cache-control', 'no-cache');
    await store.ready().catch((error: unknown) => {
      app.log.error({ err: error }, 'the releases cannot be read');
      throw new HttpError(503, { code: 'notNow' });
    });
    const { visitor, cookies } = await visitors.recognise(request.headers.cookie);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    const release = store.choose(visitor).releases['back-office'];
    if (release?.scheduleWorker === undefined) {
      // To a browser this is no reason to give up the worker that it has.
      throw new HttpError(404, { code: 'noScheduleWorker' });
    }
    const folder = await store.folderOf(release.app, release.version);
    return reply
      .type('text/javascript; charset=utf-8')
      .send(await readFile(path.join(folder, 'browser', release.scheduleWorker)));
  });
};
