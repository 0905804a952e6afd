import type { FastifyInstance } from 'fastify';
import { readReleaseIds, releasesHeader } from 'shared-api/contract/releases/releaseIds';
import type { Rollouts } from './Rollouts.ts';

/** Failures that say nothing about a release: the session has ended, or somebody asks too often. */
const others = [401, 429];

/** Counts calls of pages that fail, while a rollout goes on by itself. */
export function countFailedCalls(app: FastifyInstance, rollouts: Rollouts): void {
  app.addHook('onResponse', async ({ headers, log }, { statusCode }) => {
    if (statusCode < 400 || others.includes(statusCode) || !rollouts.isWatching) return;
    const written = headers[releasesHeader];
    if (typeof written !== 'string') return;
    await rollouts
      .note(
        { cookieHeader: headers.cookie, releases: readReleaseIds(written) },
        { hasFailedCall: true },
      )
      .catch((error: unknown) => log.error({ err: error }, 'counting a failed call of a rollout'));
  });
}
