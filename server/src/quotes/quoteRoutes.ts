import type { FastifyPluginAsync } from 'fastify';
import {
  answerCalls,
  dealCalls,
  quoteKindCalls,
  quotePriceCalls,
} from 'shared-api/contract/calls/quotes';
import type { Company } from 'shared-api/contract/company/company';
import { quoteKindNames, type AnyQuoteRequest } from 'shared-api/contract/quotes/kinds';
import type { Database } from '../db/Database.ts';
import { languageOf } from '../languageOf.ts';
import type { QueueMail } from '../mail/queueMail.ts';
import { fromPricesOf } from '../pricing/fromPrices.ts';
import { dealTiers } from '../pricing/student.ts';
import { priceAnswer } from '../pricing/quoteLines.ts';
import { currentRateCard } from '../pricing/rateCard.ts';
import { HttpError } from '../HttpError.ts';
import { quoteAnswer } from './quoteAnswer.ts';
import { priceRequest, timestampOf } from './priceRequest.ts';
import { requestQuote } from './requestQuote.ts';
import { checkDay } from './schedulingRules.ts';
import { takeQuoteWish } from './takeQuoteWish.ts';
import { quoteTexts } from '../pricing/texts.ts';

interface Options {
  database: Database;
  company: Company;
  queueMail: QueueMail;
}

/** Price requests per minute and address; a form sends one after each pause in typing. */
const priceLimit = { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };

/**
 * For each kind of instant quote, a call that requests one and a call that only prices it
 * (docs/product/calls.md).
 */
export const quoteRoutes: FastifyPluginAsync<Options> = async (app, context) => {
  app.handle(dealCalls.dealTiers, async (_input, request) => {
    const { rates } = await currentRateCard(context.database);
    return dealTiers(rates, quoteTexts[languageOf(request)]);
  });

  app.handle(dealCalls.rushFee, async () => {
    const { rates } = await currentRateCard(context.database);
    return { rushFee: rates.rushFee };
  });

  app.handle(answerCalls.quoteAnswer, async ({ params }, request) => {
    const answer = await quoteAnswer(
      context.database,
      context.company,
      params.secret,
      languageOf(request),
    );
    if (!answer) throw new HttpError(404, { code: 'noSuchQuoteAnswer' });
    return answer;
  });

  app.handle(answerCalls.quoteWish, ({ params, body }, visitor) =>
    takeQuoteWish(context, {
      secret: params.secret,
      request: body,
      visitor,
      language: languageOf(visitor),
    }),
  );

  app.handle(dealCalls.fromPrices, async () => {
    const { rates } = await currentRateCard(context.database);
    return fromPricesOf(rates);
  });

  for (const kind of quoteKindNames) {
    app.handle(quoteKindCalls[kind], ({ body }, visitor) =>
      requestQuote(context, {
        kind,
        request: body,
        visitor,
        language: languageOf(visitor),
        now: nowInSeconds(),
      }),
    );
    app.handle(
      quotePriceCalls[kind],
      async ({ body }, visitor) => {
        const { rates } = await currentRateCard(context.database);
        // Validated by the kind's schema; the omitted fields do not affect the price.
        const request = body as AnyQuoteRequest;
        const now = nowInSeconds();
        const timestamp = timestampOf(request);
        if (timestamp !== undefined) checkDay(context.company, kind, timestamp, now);
        const priced = priceRequest(context.company, kind, request, rates, now);
        return priceAnswer(quoteTexts[languageOf(visitor)], priced);
      },
      priceLimit,
    );
  }
};

const nowInSeconds = (): number => Math.floor(Date.now() / 1000);
