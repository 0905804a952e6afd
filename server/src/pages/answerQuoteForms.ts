import type { FastifyReply, FastifyRequest } from 'fastify';
import type { QuoteAnswerPageData, QuotePageData } from 'shared-api/contract/pages/pageData';
import { inLanguage, splitLanguage, type Language } from 'shared-api/contract/values/language';
import { routes } from 'shared-api/contract/pages/paths';
import { fault } from 'shared-api/contract/messages/faults';
import { lacksAddress, quoteWishes, quoteWishSchema } from 'shared-api/contract/quotes/quoteWish';
import { validate } from 'shared-api/contract/fields/schemas';
import { requestOf, type FormText } from 'shared-api/contract/quotes/formText';
import {
  isQuoteKind,
  quoteKinds,
  quoteSchemaOf,
  type AnyQuoteRequest,
  type QuoteKindName,
} from 'shared-api/contract/quotes/kinds';
import type { Visitor } from '../db/VisitorQueue.ts';
import { errorsIn, HttpError } from '../HttpError.ts';
import { bookingRefusal, quoteAnswer } from '../quotes/quoteAnswer.ts';
import { takeQuoteWish } from '../quotes/takeQuoteWish.ts';
import { requestQuote } from '../quotes/requestQuote.ts';
import { pathOf, sendPage, textsOf, type FormContext } from './answerForms.ts';
import { pageDataOf } from './pageDataOf.ts';

/** Leads to the answer of a quote, or shows again what is wrong with its form. */
export async function answerQuote(
  context: FormContext,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: string,
): Promise<FastifyReply> {
  if (!isQuoteKind(kind)) throw new HttpError(404, { code: 'noForm' });
  const { language, path } = splitLanguage(pathOf(request));
  const values = textsOf(request.body);
  const now = Math.floor(Date.now() / 1000);
  const outcome = await answer(context, kind, values, { visitor: request, language, now });
  if (outcome.answer) {
    // An address of its own: a reload sends nothing again.
    const answered = routes.quoteAnswer(outcome.answer.secret);
    return reply.redirect(inLanguage(language, answered), 303);
  }
  const shown = await pageDataOf(context, path, language);
  const page: QuotePageData = {
    ...shown.page,
    path: decodeURI(path),
    kind,
    values,
    now,
    ...outcome,
  };
  if (quoteKinds[kind].hasRushFee) {
    const card = await context.rateCard.current();
    if (card) page.rushFee = card.rates.rushFee;
  }
  return sendPage(context, reply, outcome.failure === undefined ? 400 : 405, page);
}

/** The answer of a quote at the address that its secret makes. */
export async function showAnswer(
  context: FormContext,
  secret: string,
  language: Language,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = routes.quoteAnswer(secret);
  const answer = await quoteAnswer(context.database, context.company, secret, language);
  // The site's own policy gives the whole address to pages and calls of this site; this one, with its
  // secret, gives it to none.
  void reply.header('referrer-policy', 'no-referrer');
  return sendPage(context, reply, answer ? 200 : 404, answer ? { path, answer } : { path });
}

/** Takes what is asked about a quote and leads back to it, or shows again what is wrong with the form. */
export async function answerWish(
  context: FormContext,
  secret: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { language } = splitLanguage(pathOf(request));
  const { database, company } = context;
  const path = routes.quoteAnswer(secret);
  void reply.header('referrer-policy', 'no-referrer');
  const quote = await quoteAnswer(database, company, secret, language);
  if (!quote) return sendPage(context, reply, 404, { path });
  const {
    wish: asked = '',
    name = '',
    phone = '',
    address = '',
    message = '',
  } = textsOf(request.body);
  const of = quoteWishes.find((wish) => wish === asked) ?? 'ask';
  const values = { name, phone, address, message };
  const refuse = async (status: number, why: object): Promise<FastifyReply> => {
    const now = (await quoteAnswer(database, company, secret, language)) ?? quote;
    // One that cannot be booked any more has another form for what was typed.
    const shown = of === 'book' && bookingRefusal(now) ? 'ask' : of;
    const wish = { of: shown, values, ...why };
    return sendPage(context, reply, status, { path, answer: now, wish });
  };
  const { value, errors: wrong } = validate(quoteWishSchema, { ...values, wish: of });
  const errors = {
    ...wrong,
    ...(lacksAddress(quote, { wish: of, address }) && { address: fault('blankPlace') }),
  };
  if (wrong || Object.keys(errors).length > 0) {
    return refuse(400, { errors: errorsIn(language, errors, quoteWishSchema) });
  }
  try {
    await takeQuoteWish(context, { secret, request: value, visitor: request, language });
    return await reply.redirect(`${inLanguage(language, path)}#quote-next`, 303);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return refuse(error.status, { failure: error.bodyIn(language).message });
  }
}

async function answer(
  context: FormContext,
  kind: QuoteKindName,
  values: FormText,
  { visitor, language, now }: { visitor: Visitor; language: Language; now: number },
): Promise<Pick<QuotePageData, 'errors' | 'failure'> & Pick<QuoteAnswerPageData, 'answer'>> {
  const schema = quoteSchemaOf(kind);
  const { value, errors } = validate(
    schema,
    requestOf(schema, values, context.company.timeZone, language),
  );
  if (errors) return { errors: errorsIn(language, errors, schema) };
  try {
    // Without a key: what is sent again is known by its answers.
    const request = value as AnyQuoteRequest;
    return { answer: await requestQuote(context, { kind, request, visitor, language, now }) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { message, errors: found } = error.bodyIn(language);
    return { failure: message, ...(found && { errors: found }) };
  }
}
