import type { FastifyPluginAsync } from 'fastify';
import type { Company } from 'shared-api/contract/company';
import { validate } from 'shared-api/contract/fields';
import { defaultLanguage } from 'shared-api/contract/language';
import {
  quoteKindNames,
  quoteSchemaOf,
  type AnyQuoteRequest,
} from 'shared-api/contract/quotes/kinds';
import type { Database } from '../db/Database.ts';
import { invalidInput } from '../HttpError.ts';
import type { QueueMail } from '../mail/queueMail.ts';
import { dealTiers } from './pricing/student.ts';
import { currentRateCard } from './rateCard.ts';
import { requestQuote } from './requestQuote.ts';
import { quoteTexts } from './texts.ts';

interface Options {
  database: Database;
  company: Company;
  queueMail: QueueMail;
}

/** One call for each kind of instant quote (docs/product/calls.md). */
export const quoteRoutes: FastifyPluginAsync<Options> = async (app, context) => {
  app.get('/deal-tiers/', async () => {
    const { rates } = await currentRateCard(context.database);
    return dealTiers(rates, quoteTexts[defaultLanguage]);
  });

  for (const kind of quoteKindNames) {
    app.post(`/${kind}-quote/`, async (request) => {
      const { value, errors } = validate(quoteSchemaOf(kind), request.body);
      if (errors) throw invalidInput(errors);
      return requestQuote(context, {
        kind,
        request: value as AnyQuoteRequest,
        ip: request.ip,
        now: Math.floor(Date.now() / 1000),
      });
    });
  }
};
