import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import type { Company } from 'shared-api/contract/company/company';
import type { Database } from '../db/Database.ts';
import { HttpError, tooManyRequests } from '../HttpError.ts';
import { isPageRequest } from '../http/isPageRequest.ts';
import type { QueueMail, QueueMails } from '../mail/queueMail.ts';
import { networkOf } from '../networkOf.ts';
import type { PhotoKeeper } from '../photos/PhotoKeeper.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { SecurityHeaders } from '../http/SecurityHeaders.ts';
import type { Renderers } from '../rendering/Renderers.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import type { Overrides } from '../releases/overrides/Overrides.ts';
import type { Visitors } from '../releases/visitors.ts';
import { showErrorsAsPages } from './errorPage.ts';
import { formRoutes } from './formRoutes.ts';
import { pages } from './pages.ts';
import { RateCardCache } from './RateCardCache.ts';

interface Options {
  store: ReleaseStore;
  visitors: Visitors;
  overrides: Overrides;
  company: Company;
  database: Database;
  provider: PaymentProvider;
  queueMail: QueueMail;
  queueMails: QueueMails;
  photos: PhotoKeeper;
  renderers: Renderers;
  security: SecurityHeaders;
  /** The origin that public pages take release files from, if it is not the site. */
  assetsOrigin?: string | undefined;
  /** Page requests per minute allowed for one address. */
  pageRateLimit?: number;
}

/**
 * Pages and forms sent without scripts, rate limited by address; errors are rendered as pages too.
 */
export const site: FastifyPluginAsync<Options> = async (app, options) => {
  const { pageRateLimit = 3000 } = options;
  await app.register(rateLimit, {
    max: pageRateLimit,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
    // Successful pages carry no rate-limit headers.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
  showErrorsAsPages(app, options.company);
  // Every GET has a page; what is left are forms without one, and unknown calls and files.
  app.setNotFoundHandler((request) => {
    throw new HttpError(404, { code: isPageRequest(request) ? 'noForm' : 'nothingHere' });
  });
  const rateCard = new RateCardCache(options.database.probe, app.log);
  const composePage = pages(app, { ...options, pageRateLimit, rateCard });
  await app.register(formRoutes, { ...options, rateCard, composePage });
};
