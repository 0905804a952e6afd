import type { FastifyRequest } from 'fastify';
import { routes } from 'shared-api/contract/pages/paths';
import { inLanguage } from 'shared-api/contract/values/language';
import { languageOf } from '../languageOf.ts';

/**
 * The page that a payer is led back to, on the site as their browser sees it: only that knows the name and
 * the scheme behind any number of proxies. A caller who sends another origin leads nobody but themselves
 * there.
 */
export function returnAddress(request: FastifyRequest, key: string): string {
  const page = inLanguage(languageOf(request), routes.paymentReceipt(key));
  const { origin } = request.headers;
  const isSite = origin !== undefined && /^https?:\/\/[^/\s]{1,200}$/.test(origin);
  return new URL(page, isSite ? origin : `${request.protocol}://${request.host}`).href;
}
