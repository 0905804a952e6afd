import formbody from '@fastify/formbody';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { findService } from 'shared-api/contract/site/catalogue';
import type { Company } from 'shared-api/contract/company/company';
import { contactSchema } from 'shared-api/contract/site/contact';
import type {
  ContactPageData,
  QuoteAnswerPageData,
  QuotePageData,
  ServicePageData,
} from 'shared-api/contract/pages/pageData';
import { publicPages } from 'shared-api/contract/pages/pages';
import {
  inLanguage,
  languages,
  prefixes,
  splitLanguage,
  type Language,
} from 'shared-api/contract/values/language';
import { routes } from 'shared-api/contract/pages/paths';
import { validate } from 'shared-api/contract/fields/schemas';
import { requestOf, type FormText } from 'shared-api/contract/quotes/formText';
import {
  isQuoteKind,
  quoteKinds,
  quoteSchemaOf,
  type QuoteKindName,
  type AnyQuoteRequest,
} from 'shared-api/contract/quotes/kinds';
import { takeMessage } from '../contact/takeMessage.ts';
import type { Database } from '../db/Database.ts';
import type { Visitor } from '../db/VisitorTurns.ts';
import { errorsIn, HttpError } from '../HttpError.ts';
import { languageOf } from '../languageOf.ts';
import type { QueueMail } from '../mail/queueMail.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { fromPricesOf } from '../pricing/fromPrices.ts';
import { currentRateCard } from '../pricing/rateCard.ts';
import { quoteAnswer } from '../quotes/quoteAnswer.ts';
import { requestQuote } from '../quotes/requestQuote.ts';
import { uuidOf } from '../uuidOf.ts';
import { pageDataOf } from './pageDataOf.ts';
import type { ComposePage } from './pages.ts';

interface Options {
  database: Database;
  provider: PaymentProvider;
  company: Company;
  queueMail: QueueMail;
  composePage: ComposePage;
}

const emptyMessage = { name: '', email: '', subject: '', phone: '', message: '' };

/**
 * Forms that one address may send to each of these routes per minute; each response renders a page.
 */
const limited = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };

/** Minutes within which identical input from the same address counts as one submission. */
const sameSubmission = 10;

/**
 * Forms that are sent without scripts, or before they have arrived: each is answered with its own
 * page, complete with what was typed and what came of it (docs/product/pages.md "Every public
 * page"). A quote's answer has an address of its own.
 */
export const formRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { company, composePage, database } = options;
  await app.register(formbody, { bodyLimit: 16 * 1024 });

  for (const language of languages) {
    const at = (path: string): string => prefixes[language] + path;
    app.post<{ Params: { category: string; title: string }; Querystring: { area?: string } }>(
      at(publicPages.service.path),
      limited,
      (request, reply) => {
        const { category, title } = request.params;
        const service = findService(category, title);
        return service && request.query.area !== undefined
          ? answerArea(request, reply)
          : answerQuote(request, reply, service?.quoteKind ?? '');
      },
    );
    app.post<{ Querystring: { kind?: string } }>(
      at(routes.allQuotes()),
      limited,
      (request, reply) => answerQuote(request, reply, request.query.kind ?? ''),
    );
    app.post(at(routes.studentSpecial()), limited, (request, reply) =>
      answerQuote(request, reply, 'student'),
    );
    app.post(at(routes.contact()), limited, answerMessage);
    app.get<{ Params: { secret: string } }>(
      at(publicPages.quoteAnswer.path),
      limited,
      ({ params }, reply) => showAnswer(params.secret, language, reply),
    );
  }

  async function answerMessage(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const values = textsOf(request.body);
    const { value, errors } = validate(contactSchema, { ...emptyMessage, ...values });
    const page: ContactPageData = { path: routes.contact(), values };
    if (errors) page.errors = errorsIn(languageOf(request), errors, contactSchema);
    else {
      try {
        page.message = await takeMessage(options, value, request, languageOf(request));
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        page.failure = error.bodyIn(languageOf(request)).message;
      }
    }
    const status = page.message !== undefined ? 200 : errors ? 400 : 405;
    return send(reply, status, page);
  }

  /** Whether the company works at a postal code; the page itself says so from what was typed. */
  async function answerArea(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { path } = splitLanguage(pathOf(request));
    const { postalCode = '' } = textsOf(request.body);
    const { rates } = await currentRateCard(database);
    return send(reply, 200, { path, fromPrices: fromPricesOf(rates), postalCode });
  }

  async function answerQuote(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: string,
  ): Promise<FastifyReply> {
    if (!isQuoteKind(kind)) throw new HttpError(404, { code: 'noForm' });
    const { language, path } = splitLanguage(pathOf(request));
    const values = textsOf(request.body);
    const now = Math.floor(Date.now() / 1000);
    const outcome = await answer(kind, values, { visitor: request, language, now });
    if (outcome.answer) {
      // An address of its own: a reload sends nothing again.
      const answered = routes.quoteAnswer(outcome.answer.secret);
      return reply.redirect(inLanguage(language, answered), 303);
    }
    const shown = await pageDataOf(options, path, language);
    const page: QuotePageData = {
      ...shown?.page,
      path: decodeURI(path),
      kind,
      values,
      now,
      ...outcome,
    };
    if (quoteKinds[kind].hasRushFee) {
      page.rushFee = (await currentRateCard(options.database)).rates.rushFee;
    }
    return send(reply, outcome.failure === undefined ? 400 : 405, page);
  }

  async function showAnswer(
    secret: string,
    language: Language,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const path = routes.quoteAnswer(secret);
    const answer = await quoteAnswer(options.database, secret, language);
    // Links on it must not give its secret away.
    void reply.header('referrer-policy', 'no-referrer');
    return send(reply, answer ? 200 : 404, answer ? { path, answer } : { path });
  }

  async function send(
    reply: FastifyReply,
    status: number,
    page: QuotePageData | QuoteAnswerPageData | ContactPageData | ServicePageData,
  ): Promise<FastifyReply> {
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(await composePage(reply.request, reply, pathOf(reply.request), page));
  }

  async function answer(
    kind: QuoteKindName,
    values: FormText,
    { visitor, language, now }: { visitor: Visitor; language: Language; now: number },
  ): Promise<Pick<QuotePageData, 'errors' | 'failure'> & Pick<QuoteAnswerPageData, 'answer'>> {
    const schema = quoteSchemaOf(kind);
    const { value, errors } = validate(schema, requestOf(schema, values, company.timeZone));
    if (errors) return { errors: errorsIn(language, errors, schema) };
    try {
      const request = { ...value, formKey: keyOf(visitor.ip, values, now) } as AnyQuoteRequest;
      return { answer: await requestQuote(options, { kind, request, visitor, language, now }) };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { message, errors: found } = error.bodyIn(language);
      return { failure: message, ...(found && { errors: found }) };
    }
  }
};

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** The text fields of a form body; repeated and non-text fields are left out. */
function textsOf(body: unknown): FormText {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/**
 * A form key derived from address and content, since a form without scripts has none: a double
 * click sends the same.
 */
function keyOf(ip: string, values: FormText, now: number): string {
  const period = Math.floor(now / (sameSubmission * 60));
  return uuidOf(JSON.stringify([ip, values, period]));
}
