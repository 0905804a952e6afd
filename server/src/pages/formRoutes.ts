import { createHash } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyPluginAsync } from 'fastify';
import { findService } from 'shared-api/contract/catalogue';
import type { Company } from 'shared-api/contract/company';
import { validate } from 'shared-api/contract/fields';
import type { QuotePageData } from 'shared-api/contract/pageData';
import { requestOf, type FormText } from 'shared-api/contract/quotes/formText';
import {
  isQuoteKind,
  quoteSchemaOf,
  type QuoteKindName,
  type AnyQuoteRequest,
} from 'shared-api/contract/quotes/kinds';
import type { Database } from '../db/Database.ts';
import { HttpError } from '../HttpError.ts';
import type { QueueMail } from '../mail/queueMail.ts';
import { requestQuote } from '../quotes/requestQuote.ts';
import type { ComposePage } from './pages.ts';

interface Options {
  database: Database;
  company: Company;
  queueMail: QueueMail;
  composePage: ComposePage;
}

/** Minutes within which the same answers from the same place are one submission. */
const sameSubmission = 10;

/**
 * Forms that are sent without scripts, or before they have arrived: each is answered with its own
 * page, complete with what was typed and what came of it (product.md "Public site").
 */
export const formRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { company, composePage } = options;
  await app.register(formbody, { bodyLimit: 16 * 1024 });

  app.post<{ Params: { category: string; title: string } }>(
    '/services/:category/:title',
    async (request, reply) => {
      const { category, title } = request.params;
      const kind = findService(category, title)?.quoteKind ?? '';
      if (!isQuoteKind(kind)) throw new HttpError(404, 'There is no form at this address.');
      const path = request.url.split('?', 1)[0] ?? '/';
      const values = textsOf(request.body);
      const outcome = await answer(kind, values, request.ip);
      const page: QuotePageData = { path: decodeURI(path), kind, values, ...outcome };
      const status = outcome.answer ? 200 : outcome.errors ? 400 : 405;
      const composed = await composePage(path, page);
      return reply
        .code(status)
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(composed);
    },
  );

  async function answer(
    kind: QuoteKindName,
    values: FormText,
    ip: string,
  ): Promise<Pick<QuotePageData, 'answer' | 'errors' | 'failure'>> {
    const schema = quoteSchemaOf(kind);
    const now = Math.floor(Date.now() / 1000);
    const { value, errors } = validate(schema, requestOf(schema, values, company.timeZone));
    if (errors) return { errors };
    try {
      const request = { ...value, formKey: keyOf(ip, values, now) } as AnyQuoteRequest;
      return { answer: await requestQuote(options, { kind, request, ip, now }) };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return { failure: error.message };
    }
  }
};

/** The texts of a form's body; a field that was sent twice or is no text is left out. */
function textsOf(body: unknown): FormText {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** A form without scripts has no key of its own; a second click sends the same from the same place. */
function keyOf(ip: string, values: FormText, now: number): string {
  const period = Math.floor(now / (sameSubmission * 60));
  const hex = createHash('sha256')
    .update(JSON.stringify([ip, values, period]))
    .digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}
