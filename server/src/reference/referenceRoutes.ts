import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import contract from 'shared-api/contract.json' with { type: 'json' };
import { openApi } from './openApi.ts';
import { referencePage } from './referencePage.ts';

const styles = readFileSync(path.join(import.meta.dirname, 'reference.css'), 'utf8');

/**
 * The table of calls for developers, as a page and as an OpenAPI document. It is public: it
 * discloses nothing that the site's scripts do not.
 */
export const referenceRoutes: FastifyPluginAsync<{ company: { name: string } }> = async (
  app,
  { company },
) => {
  app.get('/api', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(referencePage(company.name)),
  );
  app.get('/api/openapi.json', (_request, reply) =>
    reply.send(openApi(company.name, contract.version)),
  );
  app.get('/api/reference.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(styles),
  );
};
