import formbody from '@fastify/formbody';
import type { FastifyPluginAsync } from 'fastify';
import { findService } from 'shared-api/contract/site/catalogue';
import { publicPages } from 'shared-api/contract/pages/pages';
import { languages, prefixes } from 'shared-api/contract/values/language';
import { routes } from 'shared-api/contract/pages/paths';
import { largestForm } from '../http/formBounds.ts';
import {
  answerArea,
  answerMessage,
  answerPayment,
  showReceipt,
  showSentRequest,
  type FormContext,
} from './answerForms.ts';
import { answerQuote, answerWish, showAnswer } from './answerQuoteForms.ts';
import { answerVisit, takeFiles } from './answerVisitForms.ts';

/**
 * Forms that one address may send to each of these routes per minute; each response renders a page.
 */
const rateLimit = { max: 60, timeWindow: '1 minute' };
const limited = { config: { rateLimit } };

/** Counted once a form has arrived: the page that refuses it keeps what was filled in. */
const limitedForm = { config: { rateLimit: { ...rateLimit, hook: 'preHandler' as const } } };

/** Forms that may come with files, which take longer to arrive; those are still on their way when it is counted. */
const limitedUpload = { config: { ...limitedForm.config, takesFiles: true } };

/**
 * Forms that are sent without scripts, or before they have arrived: each is answered with its own
 * page, complete with what was typed and what came of it (docs/product/pages.md "Every public
 * page"). A quote's answer has an address of its own.
 */
export const formRoutes: FastifyPluginAsync<FormContext> = async (app, context) => {
  await app.register(formbody, { bodyLimit: largestForm });

  for (const language of languages) {
    const at = (path: string): string => prefixes[language] + path;
    await app.register(async (scope) => {
      takeFiles(scope);
      scope.post<{ Params: { category: string; title: string }; Querystring: { area?: string } }>(
        at(publicPages.service.path),
        limitedUpload,
        (request, reply) => {
          const { category, title } = request.params;
          const service = findService(category, title);
          if (service && request.query.area !== undefined) {
            return answerArea(context, request, reply);
          }
          return service?.quoteAvailable === false
            ? answerVisit(context, request, reply, service.icon)
            : answerQuote(context, request, reply, service?.quoteKind ?? '');
        },
      );
    });
    app.post<{ Querystring: { kind?: string } }>(
      at(routes.allQuotes()),
      limitedForm,
      (request, reply) => answerQuote(context, request, reply, request.query.kind ?? ''),
    );
    app.post(at(routes.studentSpecial()), limitedForm, (request, reply) =>
      answerQuote(context, request, reply, 'student'),
    );
    app.post(at(routes.contact()), limitedForm, (request, reply) =>
      answerMessage(context, request, reply),
    );
    app.post(at(routes.payment()), limitedForm, (request, reply) =>
      answerPayment(context, request, reply),
    );
    app.get<{ Params: { secret: string } }>(
      at(publicPages.quoteAnswer.path),
      limited,
      ({ params }, reply) => showAnswer(context, params.secret, language, reply),
    );
    app.post<{ Params: { secret: string } }>(
      at(publicPages.quoteAnswer.path),
      limitedForm,
      (request, reply) => answerWish(context, request.params.secret, request, reply),
    );
    app.get<{ Params: { key: string } }>(
      at(publicPages.requestSent.path),
      limited,
      ({ params }, reply) => showSentRequest(context, params.key, language, reply),
    );
    app.get<{ Params: { key: string } }>(
      at(publicPages.paymentReceipt.path),
      limited,
      ({ params }, reply) => showReceipt(context, params.key, language, reply),
    );
  }
};
