import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';

const file = path.join(import.meta.dirname, 'scheduleWorker.js');

/** The schedule's service worker, at the root so that it may take the addresses below /schedule/. */
export const serviceWorker: FastifyPluginAsync = async (app) => {
  const script = await readFile(file);
  app.get('/schedule-worker.js', (_request, reply) =>
    reply
      // A browser that holds an old worker has to hear of a new one.
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
};
