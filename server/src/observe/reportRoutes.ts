import type { FastifyPluginAsync } from 'fastify';
import { siteCalls } from 'shared-api/contract/calls/site';
import { appOf } from 'shared-api/contract/pages/paths';
import { appNames, type AppName } from 'shared-api/contract/releases/release';
import type { ReleaseIds } from 'shared-api/contract/releases/releaseIds';
import type { Report } from 'shared-api/contract/reports/report';
import { withoutPersonal } from 'shared-api/contract/reports/reportText';
import { hideSecrets } from '../hideSecrets.ts';
import { browserErrors, layoutShift, vitalSeconds } from '../telemetry/metrics.ts';
import { pageKind } from './pageKind.ts';
import type { ReleaseLabels } from './ReleaseLabels.ts';

/** Bytes that a report may have, and reports that one address may send in a minute. */
const limits = { bytes: 32 * 1024, perMinute: 60 } as const;

/** What pages tell of themselves. It becomes figures and lines of the log, and is kept nowhere. */
export const reportRoutes: FastifyPluginAsync<{ labels: ReleaseLabels }> = async (
  app,
  { labels },
) => {
  app.handle(
    siteCalls.reports,
    async ({ body: report }, request, reply) => {
      // A store that is away for a moment costs the release's name, not the report.
      await labels.refresh().catch(() => undefined);
      countVitals(report, labels);
      for (const error of report.errors) {
        const place = placeOf(error, report);
        browserErrors.inc({
          app: place.app,
          release: labels.labelOf(place.app, place.releases),
          kind: error.kind,
        });
        request.log.warn(
          {
            browserError: {
              kind: error.kind,
              message: clean(error.message),
              stack: clean(error.stack),
              page: clean(report.path),
              app: place.app,
            },
            releases: report.releases,
          },
          'browser error',
        );
      }
      return reply.send();
    },
    {
      bodyLimit: limits.bytes,
      config: { rateLimit: { max: limits.perMinute, timeWindow: '1 minute' } },
    },
  );
};

function countVitals({ path, releases, vitals }: Report, labels: ReleaseLabels): void {
  const app = appOf(path);
  const where = { app, release: labels.labelOf(app, releases), page: pageKind(path) };
  for (const { name, value } of vitals) {
    if (name === 'CLS') layoutShift.observe(where, value);
    else vitalSeconds.observe({ ...where, vital: name }, value / 1000);
  }
}

/** Browsers clean their texts; whoever else calls may not. */
const clean = (text: string): string => withoutPersonal(hideSecrets(text));

/**
 * The release that an error comes from: the first that its stack names, or the page's. What fails to
 * load is the page's remote, though it is the shell that says so.
 */
function placeOf(
  { kind, stack }: Report['errors'][number],
  { path, releases }: Report,
): { app: AppName; releases: ReleaseIds } {
  const [, name, version] = /\/releases\/([\w-]+)\/([\w.-]+)(?:~\d+)?\//.exec(stack) ?? [];
  const app = kind === 'remote' ? undefined : appNames.find((known) => known === name);
  if (app && version !== undefined) return { app, releases: { [app]: version } };
  return { app: appOf(path), releases };
}
