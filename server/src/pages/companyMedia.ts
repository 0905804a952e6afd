import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';

const folder = path.resolve(import.meta.dirname, '../../media');

/** The company's own media at fixed addresses; whoever runs the site replaces the folder. */
export const companyMedia: FastifyPluginAsync = async (app) => {
  const favicon = await readFile(path.join(folder, 'favicon.svg'));
  app.get('/favicon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(favicon),
  );
  // Some browsers ask for it whatever the page says.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
};
