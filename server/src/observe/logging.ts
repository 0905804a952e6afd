import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { readReleaseIds, releasesHeader, type ReleaseIds } from 'shared-api/contract/releaseIds';
import { hideSecrets } from '../hideSecrets.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The releases that the answer's page was composed of. */
    releases?: ReleaseIds;
  }
}

/**
 * Says which releases a page was composed of: they stand in the request's log line.
 * @param live the release of each app, or its absence
 */
export function noteReleases(
  request: FastifyRequest,
  live: { [app in keyof ReleaseIds]?: { version: string } },
): void {
  request.releases = Object.fromEntries(
    Object.entries(live).map(([app, { version }]) => [app, version]),
  );
}

/** The log: JSON lines; each of a request carries its id (`reqId`), never a secret of an address. */
export const logTo = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, url: hideSecrets(url), ip }),
    res: ({ statusCode, request }: Pick<FastifyReply, 'statusCode'> & Partial<FastifyReply>) => ({
      statusCode,
      ...(request?.releases ? { releases: request.releases } : {}),
    }),
  },
});

/** A request's lines also carry the releases that the browser says it runs. */
export const requestLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
  { headers },
) => {
  const text = headers[releasesHeader];
  const releases = typeof text === 'string' ? readReleaseIds(text) : {};
  const named = Object.keys(releases).length > 0 ? { ...bindings, releases } : bindings;
  return logger.child(named, options);
};
