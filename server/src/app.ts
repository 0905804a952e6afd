import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Company } from 'shared-api/contract/company/company';
import { siteCalls } from 'shared-api/contract/calls/site';
import { bankRoutes } from './bank/bankRoutes.ts';
import { billingRoutes } from './billing/billingRoutes.ts';
import { contractRoutes } from './billing/contracts/contractRoutes.ts';
import { creditNoteRoutes } from './billing/creditNotes/creditNoteRoutes.ts';
import { clientRoutes } from './clients/clientRoutes.ts';
import { placeRoutes } from './clients/places/placeRoutes.ts';
import { contactRoutes } from './contact/contactRoutes.ts';
import type { Database } from './db/Database.ts';
import { depositRoutes } from './deposits/depositRoutes.ts';
import { downloadRoutes } from './downloads/downloadRoutes.ts';
import { deletedRoutes } from './entities/deletedRoutes.ts';
import { entityRoutes } from './entities/entityRoutes.ts';
import { exportRoutes } from './exports/exportRoutes.ts';
import { HttpError, tooManyRequests } from './HttpError.ts';
import { checkAnswers } from './http/checkAnswers.ts';
import { handleCalls } from './http/handle.ts';
import { isPageRequest } from './http/isPageRequest.ts';
import type { Jobs } from './jobs/Jobs.ts';
import { leadRoutes } from './leads/leadRoutes.ts';
import { importRoutes } from './imports/importRoutes.ts';
import { ledgerRoutes } from './ledger/ledgerRoutes.ts';
import { mailRoutes } from './mail/mailRoutes.ts';
import type { QueueMail, QueueMails } from './mail/queueMail.ts';
import { requestLogger } from './telemetry/logging.ts';
import { networkOf } from './networkOf.ts';
import { metricsRoute, type MetricsAccess } from './observe/metricsRoute.ts';
import { Draining } from './observe/Draining.ts';
import { observe } from './observe/observe.ts';
import { ReleaseLabels } from './observe/ReleaseLabels.ts';
import { reportRoutes } from './observe/reportRoutes.ts';
import { requestIds } from './telemetry/requestId.ts';
import { companyMedia } from './pages/companyMedia.ts';
import { errorPage, errorPageStyles } from './pages/errorPage.ts';
import { site } from './pages/site.ts';
import { previewRoutes } from './pages/previewRoutes.ts';
import { searchEngines } from './pages/searchEngines.ts';
import { serviceWorker } from './pages/serviceWorker.ts';
import { paymentRoutes } from './payments/paymentRoutes.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { PhotoKeeper } from './photos/PhotoKeeper.ts';
import { photoRoutes } from './photos/photoRoutes.ts';
import { checkInput } from './plugins/checkInput.ts';
import { handleErrors } from './plugins/errors.ts';
import { answersBelow, refuseOddRequests } from './plugins/answersBelow.ts';
import { createSecurityHeaders, securityHeaders } from './plugins/securityHeaders.ts';
import {
  limitBodyTime,
  serverTimeouts,
  timeLimits,
  type TimeLimits,
} from './plugins/timeLimits.ts';
import { agreementRoutes } from './quotes/agreementRoutes.ts';
import { quoteRoutes } from './quotes/quoteRoutes.ts';
import { quoteWorkRoutes } from './quotes/quoteWorkRoutes.ts';
import { rateCardRoutes } from './quotes/rateCardRoutes.ts';
import { referenceRoutes } from './reference/referenceRoutes.ts';
import { deployRoutes } from './releases/deploy/deployRoutes.ts';
import { deployTokenRoutes } from './releases/deploy/deployTokenRoutes.ts';
import { originRoutes } from './releases/originRoutes.ts';
import { PreviewTokens } from './releases/previewTokens.ts';
import { countFailedCalls } from './releases/rollout/countFailedCalls.ts';
import { Rollouts } from './releases/rollout/Rollouts.ts';
import { releaseFiles } from './releases/releaseFiles.ts';
import { releaseRoutes } from './releases/releaseRoutes.ts';
import type { ReleaseStore } from './releases/ReleaseStore.ts';
import { Visitors } from './releases/visitors.ts';
import { bookRoutes } from './reports/bookRoutes.ts';
import { moneyReportRoutes } from './reports/moneyReportRoutes.ts';
import { Renderers } from './rendering/Renderers.ts';
import { renderLimits, type RenderLimits } from './rendering/ReleaseRenderer.ts';
import { boardRoutes } from './schedule/boardRoutes.ts';
import { workingHoursRoutes } from './schedule/workingHoursRoutes.ts';
import { scheduleRoutes } from './schedule/scheduleRoutes.ts';
import { accountRoutes } from './session/accountRoutes.ts';
import { peopleRoutes } from './session/people/peopleRoutes.ts';
import { recordRefusals } from './session/log/recordRefusals.ts';
import type { SecretBox } from './session/factors/SecretBox.ts';
import { securityLogRoutes } from './session/log/securityLogRoutes.ts';
import { companySettings, type CompanySettings } from './settings/companySettings.ts';
import { settingsRoutes } from './settings/settingsRoutes.ts';
import { sessionRoutes } from './session/sessionRoutes.ts';
import { todayRoutes } from './today/todayRoutes.ts';
import { visitRoutes } from './visits/visitRoutes.ts';
import type { Workers } from './createWorkers.ts';

export interface AppOptions {
  database: Database;
  company: Company;
  /** Keeps the company in step with what the office has set; one of its own if omitted. */
  settings?: CompanySettings;
  store: ReleaseStore;
  /** Counts what happens to visitors of rollouts; judging them is up to whoever starts the server. */
  rollouts?: Rollouts;
  queueMail: QueueMail;
  queueMails: QueueMails;
  jobs: Pick<Jobs, 'sendAll' | 'waiting'>;
  provider: PaymentProvider;
  workers: Workers;
  /** Keeps the photos of requests. */
  photos: PhotoKeeper;
  /** Encrypts TOTP secrets at rest. */
  factorBox: SecretBox;
  /** The folder that bank statement files are dropped into. */
  inbox: string;
  /** The data directory; a full disk there makes the server not ready. Not checked if omitted. */
  dataDir?: string;
  /** Whether the site is served over HTTPS, so that HSTS may be sent. */
  https?: boolean;
  /** Number of trusted proxies in front, for `X-Forwarded-For`; none by default. */
  trustProxy?: number;
  /** API requests per minute allowed for one address (one /64 network for IPv6). */
  rateLimit?: number;
  /** Page requests per minute allowed for one address. */
  pageRateLimit?: number;
  /** Limits of rendering pages with the releases' code. */
  renderLimits?: RenderLimits;
  /** How long a request may take to arrive. */
  timeLimits?: TimeLimits;
  logger?: FastifyServerOptions['logger'];
  /** Who may read `/metrics`; nobody if omitted. */
  metrics?: MetricsAccess;
  /** Notified when shutdown begins. */
  draining?: Draining;
  /**
   * Called with each response that does not match the table of calls; responses are not checked if
   * omitted.
   */
  onMisfit?: (sentence: string) => void;
}

/**
 * Maximum body of an API call, in bytes; the largest legitimate one is a quote with a long table.
 */
const bodyLimit = 512 * 1024;

/** The whole server except its listener: API, release files and pages. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const setSecurityHeaders = createSecurityHeaders({
    https: options.https ?? false,
    provider: options.provider,
  });
  const limits = options.timeLimits ?? timeLimits;
  const app = fastify({
    ...answersBelow(setSecurityHeaders, (request, status, message) =>
      isPageRequest(request) ? errorPage(options.company, request, status, message) : undefined,
    ),
    ...serverTimeouts(limits),
    // Requests that arrive during shutdown are answered normally.
    return503OnClosing: false,
    logger: options.logger ?? false,
    // Trust only the last `trustProxy` hops: a visitor can forge any entry before them.
    trustProxy: (_address, hop) => hop < (options.trustProxy ?? 0),
    bodyLimit,
    genReqId: requestIds((options.trustProxy ?? 0) > 0),
    childLoggerFactory: requestLogger,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  const { database, jobs, store, draining = new Draining() } = options;
  handleErrors(app);
  observe(app, { database, store, dataDir: options.dataDir, readiness: draining });
  securityHeaders(app, setSecurityHeaders);
  limitBodyTime(app, limits, bodyLimit);
  // Registered after the hooks above, which must not decide whether a connection is closed during
  // shutdown.
  draining.watch(app);
  refuseOddRequests(app, setSecurityHeaders);
  const labels = new ReleaseLabels(async () => {
    await store.ready();
    return { live: store.defaultReleases.releases, others: store.others };
  });
  const tokens = new PreviewTokens(store.storage);
  const visitors = new Visitors(store, tokens, options.https ?? false);
  const renderers = new Renderers({
    ...(options.renderLimits ?? renderLimits),
    folderOf: (name, version) => store.folderOf(name, version),
    isInUse: (name, version) => store.isLoaded(name, version),
    log: app.log,
  });
  app.addHook('onClose', () => renderers.close());
  await app.register(metricsRoute, { access: options.metrics ?? 'nobody', database, jobs, labels });
  const rollouts = options.rollouts ?? new Rollouts(database, store);
  await app.register(api, { ...options, tokens, labels, renderers, rollouts, prefix: '/api' });
  await app.register(referenceRoutes, { company: options.company });
  await app.register(releaseFiles, { store });
  await app.register(previewRoutes, { store, tokens, visitors });
  await app.register(errorPageStyles);
  await app.register(companyMedia, { company: options.company });
  await app.register(serviceWorker, { store, visitors });
  await app.register(searchEngines, { company: options.company, store, renderers });
  await app.register(site, { ...options, visitors, renderers });
  return app;
}

interface ApiOptions extends AppOptions {
  tokens: PreviewTokens;
  labels: ReleaseLabels;
  renderers: Renderers;
  rollouts: Rollouts;
}

/** What the calls about releases need, and reports of pages by release. */
const releaseOptions = ({ store, tokens, labels, rollouts, renderers }: ApiOptions) => ({
  store,
  tokens,
  labels,
  rollouts,
  faults: () => renderers.faults,
});

/** The calls about releases, and those with which pages and pipelines report and release. */
async function releaseCalls(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { database, store } = options;
  await app.register(releaseRoutes, releaseOptions(options));
  await app.register(originRoutes, { store });
  await app.register(deployTokenRoutes, { database });
  await app.register(deployRoutes, { database, ...releaseOptions(options) });
  await app.register(reportRoutes, releaseOptions(options));
}

async function api(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { database, company, queueMail, queueMails, jobs, provider, inbox } = options;
  // For calls that send documents.
  const sending = { database, company, queueMails, workers: options.workers };
  await app.register(rateLimit, {
    max: options.rateLimit ?? 1200,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
  checkInput(app);
  // Responses contain personal data and prices, so no intermediary may cache them.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  recordRefusals(app, database);
  countFailedCalls(app, options.rollouts);
  handleCalls(app, database);
  if (options.onMisfit) checkAnswers(app, options.onMisfit);
  await app.register(sessionRoutes, {
    database,
    company,
    workers: options.workers,
    factorBox: options.factorBox,
    https: options.https ?? false,
  });
  await app.register(accountRoutes, {
    database,
    company,
    workers: options.workers,
    factorBox: options.factorBox,
  });
  await app.register(peopleRoutes, { database, company, workers: options.workers });
  await app.register(securityLogRoutes, { database });
  await releaseCalls(app, options);
  await app.register(entityRoutes, { database, company });
  await app.register(deletedRoutes, { database });
  await app.register(quoteRoutes, { database, company, queueMail });
  await app.register(agreementRoutes, { database, company });
  await app.register(quoteWorkRoutes, sending);
  await app.register(rateCardRoutes, { database, company });
  const settings = options.settings ?? companySettings(database, company);
  await app.register(settingsRoutes, { database, company, settings });
  await app.register(billingRoutes, sending);
  await app.register(contractRoutes, { database, company });
  await app.register(creditNoteRoutes, { database, company, queueMails });
  await app.register(ledgerRoutes, { database, company });
  await app.register(clientRoutes, { database, company });
  await app.register(placeRoutes, { database });
  await app.register(leadRoutes, sending);
  await app.register(importRoutes, { database, company, jobs, workers: options.workers });
  await app.register(exportRoutes, { database, company });
  await app.register(bookRoutes, { database, company });
  await app.register(moneyReportRoutes, { database, company, workers: options.workers });
  await app.register(depositRoutes, sending);
  await app.register(paymentRoutes, {
    database,
    company,
    queueMails,
    provider,
    workers: options.workers,
  });
  await app.register(bankRoutes, { database, company, inbox, workers: options.workers });
  await app.register(downloadRoutes, { database, company, workers: options.workers });
  await app.register(mailRoutes, { database, company, jobs, workers: options.workers });
  await app.register(scheduleRoutes, { database, company });
  await app.register(boardRoutes, { database, company });
  await app.register(workingHoursRoutes, { database, company });
  await app.register(todayRoutes, { database, company });
  await app.register(contactRoutes, { database, company, queueMail });
  await app.register(photoRoutes, { database, photos: options.photos });
  await app.register(visitRoutes, { database, company, queueMail });
  app.handle(siteCalls.company, () => ({ quoteEmails: company.quoteEmails }));
  // Without this, an unknown API path would be answered with a page.
  app.all('/*', (request) => {
    throw new HttpError(404, {
      code: 'noCall',
      params: { method: request.method, path: request.url.split('?')[0] ?? '' },
    });
  });
}
