import rateLimit from '@fastify/rate-limit';
import { type FastifyInstance } from 'fastify';
import { siteCalls } from 'shared-api/contract/calls/site';
import { bankRoutes } from './bank/bankRoutes.ts';
import { billingRoutes } from './billing/billingRoutes.ts';
import { contractRoutes } from './billing/contracts/contractRoutes.ts';
import { creditNoteRoutes } from './billing/creditNotes/creditNoteRoutes.ts';
import { clientRoutes } from './clients/clientRoutes.ts';
import { mergeRoutes } from './clients/merge/mergeRoutes.ts';
import { placeRoutes } from './clients/places/placeRoutes.ts';
import { contactRoutes } from './contact/contactRoutes.ts';
import { depositRoutes } from './deposits/depositRoutes.ts';
import { downloadRoutes } from './downloads/downloadRoutes.ts';
import { deletedRoutes } from './entities/deletedRoutes.ts';
import { entityRoutes } from './entities/entityRoutes.ts';
import { exportRoutes } from './exports/exportRoutes.ts';
import { HttpError, tooManyRequests } from './HttpError.ts';
import { checkAnswers } from './http/checkAnswers.ts';
import { handleCalls } from './http/handle.ts';
import { leadRoutes } from './leads/leadRoutes.ts';
import { importRoutes } from './imports/importRoutes.ts';
import { ledgerRoutes } from './ledger/ledgerRoutes.ts';
import { mailRoutes } from './mail/mailRoutes.ts';
import { networkOf } from './networkOf.ts';
import { browserFigures } from './observe/browserFigures.ts';
import type { ReleaseLabels } from './observe/ReleaseLabels.ts';
import { reportRoutes } from './observe/reportRoutes.ts';
import { paymentRoutes } from './payments/paymentRoutes.ts';
import { photoRoutes } from './photos/photoRoutes.ts';
import { checkInput } from './plugins/checkInput.ts';
import { agreementRoutes } from './quotes/agreement/agreementRoutes.ts';
import { quoteRoutes } from './quotes/quoteRoutes.ts';
import { quoteWorkRoutes } from './quotes/quoteWorkRoutes.ts';
import { rateCardRoutes } from './quotes/rateCardRoutes.ts';
import { deployRoutes } from './releases/deploy/deployRoutes.ts';
import { deployTokenRoutes } from './releases/deploy/deployTokenRoutes.ts';
import { originRoutes } from './releases/originRoutes.ts';
import { overrideRoutes } from './releases/overrides/overrideRoutes.ts';
import type { Overrides } from './releases/overrides/Overrides.ts';
import type { PreviewTokens } from './releases/previewTokens.ts';
import { countFailedCalls } from './releases/rollout/countFailedCalls.ts';
import type { Rollouts } from './releases/rollout/Rollouts.ts';
import { releaseRoutes } from './releases/releaseRoutes.ts';
import { releaseTurns } from './releases/releaseTurns.ts';
import { bookRoutes } from './reports/bookRoutes.ts';
import { moneyReportRoutes } from './reports/moneyReportRoutes.ts';
import type { Renderers } from './rendering/Renderers.ts';
import { boardRoutes } from './schedule/boardRoutes.ts';
import { workingHoursRoutes } from './schedule/workingHoursRoutes.ts';
import { scheduleRoutes } from './schedule/scheduleRoutes.ts';
import { accountRoutes } from './session/accountRoutes.ts';
import { peopleRoutes } from './session/people/peopleRoutes.ts';
import { recordRefusals } from './session/log/recordRefusals.ts';
import { securityLogRoutes } from './session/log/securityLogRoutes.ts';
import { companySettings } from './settings/companySettings.ts';
import { settingsRoutes } from './settings/settingsRoutes.ts';
import { sessionRoutes } from './session/sessionRoutes.ts';
import { todayRoutes } from './today/todayRoutes.ts';
import { visitRoutes } from './visits/visitRoutes.ts';
import type { AppOptions } from './AppOptions.ts';

interface ApiOptions extends AppOptions {
  tokens: PreviewTokens;
  overrides: Overrides;
  labels: ReleaseLabels;
  renderers: Renderers;
  rollouts: Rollouts;
}

/** What the calls about releases need, and reports of pages by release. */
const releaseOptions = ({ database, store, tokens, labels, rollouts, renderers }: ApiOptions) => ({
  inTurn: releaseTurns(database, store),
  store,
  tokens,
  labels,
  rollouts,
  faults: () => renderers.faults,
  figures: browserFigures,
});

/** The calls about releases, and those with which pages and pipelines report and release. */
async function releaseCalls(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { database, store } = options;
  const shared = releaseOptions(options);
  await app.register(releaseRoutes, { database, ...shared });
  await app.register(overrideRoutes, { database, overrides: options.overrides });
  await app.register(originRoutes, { store });
  await app.register(deployTokenRoutes, { database });
  await app.register(deployRoutes, { database, company: options.company, ...shared });
  await app.register(reportRoutes, shared);
}

/** Every call of the API. */
export async function api(app: FastifyInstance, options: ApiOptions): Promise<void> {
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
  handleCalls(app, { database, company });
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
  await app.register(settingsRoutes, { database, company, settings, queueMail });
  await app.register(billingRoutes, sending);
  await app.register(contractRoutes, { database, company });
  await app.register(creditNoteRoutes, { database, company, queueMails });
  await app.register(ledgerRoutes, { database, company });
  await app.register(clientRoutes, { database, company });
  await app.register(placeRoutes, { database });
  await app.register(mergeRoutes, { database, company });
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
