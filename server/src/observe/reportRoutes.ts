import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { siteCalls } from 'shared-api/contract/calls/site';
import { appOf } from 'shared-api/contract/pages/paths';
import { appNames, type AppName } from 'shared-api/contract/releases/release';
import type { ReleaseIds } from 'shared-api/contract/releases/releaseIds';
import type { Report } from 'shared-api/contract/reports/report';
import { withoutPersonal } from 'shared-api/contract/reports/reportText';
import { hideSecrets } from '../hideSecrets.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { browserErrors, layoutShift, vitalSeconds } from '../telemetry/metrics.ts';
import { pageKind } from './pageKind.ts';
import type { Rollouts } from '../releases/rollout/Rollouts.ts';
import type { ReleaseLabels } from './ReleaseLabels.ts';
import { SourceLines } from './SourceLines.ts';

/** Maximum size of a report, and reports per minute from one address. */
const limits = { bytes: 32 * 1024, perMinute: 60 } as const;

interface Options {
  rollouts: Rollouts;
  labels: ReleaseLabels;
  store: ReleaseStore;
}

/**
 * Errors and web vitals reported by pages. They become metrics and log lines and are not stored.
 */
export const reportRoutes: FastifyPluginAsync<Options> = async (
  app,
  { labels, store, rollouts },
) => {
  const sources = new SourceLines(store);
  app.handle(
    siteCalls.reports,
    async ({ body: report }, request, reply) => {
      // If the store is briefly unavailable, the report loses only its release label.
      await labels.refresh().catch(() => undefined);
      countVitals(report, labels);
      await noteForRollouts(rollouts, request, report);
      for (const error of report.errors) {
        const source = sourceOf(error, report);
        browserErrors.inc({
          app: source.app,
          release: labels.labelOf(source.app, source.releases),
          kind: error.kind,
        });
        request.log.warn(
          {
            browserError: {
              kind: error.kind,
              message: clean(error.message),
              stack: await sources.of(clean(error.stack)),
              page: clean(report.path),
              app: source.app,
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

/** A report is taken even if what it says of a rollout cannot be kept. */
async function noteForRollouts(
  rollouts: Rollouts,
  { headers, log }: FastifyRequest,
  { path, releases, vitals, errors }: Report,
): Promise<void> {
  const paint = vitals.find(({ name }) => name === 'LCP')?.value;
  const visitor = { cookieHeader: headers.cookie, releases, app: appOf(path) };
  await rollouts
    .note(visitor, {
      hasError: errors.length > 0,
      paintMs: paint === undefined ? null : Math.round(paint),
    })
    .catch((error: unknown) => log.error({ err: error }, 'counting a visitor of a rollout'));
}

function countVitals({ path, releases, vitals }: Report, labels: ReleaseLabels): void {
  const app = appOf(path);
  const where = { app, release: labels.labelOf(app, releases), page: pageKind(path) };
  for (const { name, value } of vitals) {
    if (name === 'CLS') layoutShift.observe(where, value);
    else vitalSeconds.observe({ ...where, vital: name }, value / 1000);
  }
}

/** The client redacts its texts, but anybody can call this. */
const clean = (text: string): string => withoutPersonal(hideSecrets(text));

/**
 * The release that an error comes from: the first one in its stack, or else the page's. A loading
 * failure belongs to the page's remote, although the shell reports it.
 */
function sourceOf(
  { kind, stack }: Report['errors'][number],
  { path, releases }: Report,
): { app: AppName; releases: ReleaseIds } {
  const [, name, version] = /\/releases\/([\w-]+)\/([\w.-]+)(?:~\d+)?\//.exec(stack) ?? [];
  const app = kind === 'remote' ? undefined : appNames.find((known) => known === name);
  if (app && version !== undefined) return { app, releases: { [app]: version } };
  return { app: appOf(path), releases };
}
