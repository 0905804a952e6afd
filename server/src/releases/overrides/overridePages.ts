import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { overridePaths } from './overridePaths.ts';
import type { Overrides } from './Overrides.ts';

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const styles = read('overrideBadge.css');
const script = read('overrideBadge.js');

/** Bytes that its form may send: it has no fields. */
const largestButton = 1024;

/** Where the button was: the page of this site that it led away from, or the home page. */
function pageOf(referer: string | undefined): string {
  const page = referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : '/';
  // `//` or `/\` would lead elsewhere.
  return /^\/(?![/\\])/.test(page) ? page : '/';
}

/** The badge's parts, and what its button does: all overrides of the browser end. */
export const overridePages: FastifyPluginAsync<{ overrides: Overrides }> = async (
  app,
  { overrides },
) => {
  // The button sends no field; whatever is sent says nothing.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: largestButton },
    (_request, _body, done) => done(null),
  );
  app.post(overridePaths.end, { bodyLimit: largestButton }, async ({ headers, ip }, reply) => {
    const cookies = await overrides.endOf(headers.cookie, ip);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    return reply.header('cache-control', 'no-store').redirect(pageOf(headers.referer), 303);
  });

  app.get(overridePaths.styles, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(styles),
  );
  app.get(overridePaths.script, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
};
