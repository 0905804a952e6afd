import fastify, { type FastifyInstance } from 'fastify';
import { isPageRequest } from './http/isPageRequest.ts';
import { requestLogger } from './telemetry/logging.ts';
import { metricsRoute } from './observe/metricsRoute.ts';
import { Draining } from './observe/Draining.ts';
import { observe } from './observe/observe.ts';
import { ReleaseLabels } from './observe/ReleaseLabels.ts';
import { requestIds } from './telemetry/requestId.ts';
import { companyMedia } from './pages/companyMedia.ts';
import { errorPage, errorPageStyles } from './pages/errorPage.ts';
import { site } from './pages/site.ts';
import { previewRoutes } from './pages/previewRoutes.ts';
import { searchEngines } from './pages/searchEngines.ts';
import { serviceWorker } from './pages/serviceWorker.ts';
import { handleErrors } from './plugins/errors.ts';
import { answersBelow, refuseOddRequests } from './plugins/answersBelow.ts';
import { createSecurityHeaders, securityHeaders } from './plugins/securityHeaders.ts';
import { limitBodyTime, serverTimeouts, timeLimits } from './plugins/timeLimits.ts';
import { referenceRoutes } from './reference/referenceRoutes.ts';
import { PreviewTokens } from './releases/previewTokens.ts';
import { overridePages } from './releases/overrides/overridePages.ts';
import { Overrides } from './releases/overrides/Overrides.ts';
import { Rollouts } from './releases/rollout/Rollouts.ts';
import { releaseFiles } from './releases/releaseFiles.ts';
import { Visitors } from './releases/visitors.ts';
import { Renderers } from './rendering/Renderers.ts';
import { renderLimits } from './rendering/ReleaseRenderer.ts';
import { api } from './api.ts';
import type { AppOptions } from './AppOptions.ts';

/**
 * Maximum body of an API call, in bytes; the largest legitimate one is a quote with a long table.
 */
const bodyLimit = 512 * 1024;

/** The whole server except its listener: API, release files and pages. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const security = createSecurityHeaders({
    https: options.https ?? false,
    provider: options.provider,
    assetsOrigin: options.assetsOrigin,
  });
  const trusted = options.trustProxy ?? 0;
  const limits = options.timeLimits ?? timeLimits;
  const app = fastify({
    ...answersBelow(security, (request, status, message) =>
      isPageRequest(request) ? errorPage(options.company, request, status, message) : undefined,
    ),
    ...serverTimeouts(limits),
    // Requests that arrive during shutdown are answered normally.
    return503OnClosing: false,
    logger: options.logger ?? false,
    // Trust only the last `trustProxy` hops: a visitor can forge any entry before them.
    trustProxy: trusted > 0 && ((_address: string, hop: number) => hop < trusted),
    bodyLimit,
    genReqId: requestIds(trusted > 0),
    childLoggerFactory: requestLogger,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  const { database, jobs, store, draining = new Draining() } = options;
  handleErrors(app);
  const needs = { database, store, dataDir: options.dataDir };
  observe(app, { ...needs, readiness: draining });
  securityHeaders(app, security);
  limitBodyTime(app, limits, bodyLimit);
  // Registered after the hooks above, which must not decide whether a connection is closed during
  // shutdown.
  draining.watch(app);
  refuseOddRequests(app, security);
  const labels = new ReleaseLabels(async () => {
    await store.ready();
    return { live: store.defaultReleases.releases, others: store.others };
  });
  const tokens = new PreviewTokens(store.storage);
  const visitors = new Visitors(store, tokens, options.https ?? false);
  const overrides = new Overrides(database, options.https ?? false);
  const renderers = new Renderers({
    ...(options.renderLimits ?? renderLimits),
    folderOf: (name, version) => store.folderOf(name, version),
    isInUse: (name, version) => store.isLoaded(name, version),
    log: app.log,
  });
  app.addHook('onClose', () => renderers.close());
  await app.register(metricsRoute, { access: options.metrics ?? 'nobody', jobs, labels, ...needs });
  const rollouts = options.rollouts ?? new Rollouts(database, store);
  await app.register(api, {
    ...options,
    tokens,
    labels,
    renderers,
    rollouts,
    overrides,
    prefix: '/api',
  });
  await app.register(referenceRoutes, { company: options.company });
  await app.register(releaseFiles, { store, isForOthers: options.assetsOrigin !== undefined });
  await app.register(previewRoutes, { store, tokens, visitors });
  await app.register(overridePages, { overrides });
  await app.register(errorPageStyles);
  await app.register(companyMedia, { company: options.company });
  await app.register(serviceWorker, { store, visitors });
  await app.register(searchEngines, { company: options.company, store, renderers });
  await app.register(site, { ...options, security, visitors, overrides, renderers });
  return app;
}
