import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Company } from 'shared-api/contract/company';
import { validate } from 'shared-api/contract/fields';
import { fromCents } from 'shared-api/contract/money';
import {
  isQuoteKind,
  quoteKindNames,
  quoteSchemaOf,
  type AnyQuoteRequest,
} from 'shared-api/contract/quotes/kinds';
import type { QuoteAnswer } from 'shared-api/contract/quotes/rules';
import { ValidationError } from 'yup';
import type { Database } from '../db/Database.ts';
import { HttpError, invalidInput } from '../HttpError.ts';
import { authenticate } from '../session/authenticate.ts';
import type { Staff } from '../session/sessions.ts';
import { price, type Price } from './pricing/price.ts';
import { currentRateCard, rateCardSchema, type RateCard } from './rateCard.ts';

interface Options {
  database: Database;
  company: Company;
}

/** The prices of instant quotes, for an Admin to read, to try and to replace (product.md). */
export const rateCardRoutes: FastifyPluginAsync<Options> = async (app, { database, company }) => {
  async function admin(request: FastifyRequest): Promise<Staff> {
    const staff = await authenticate(database, request);
    if (staff.role !== 'Admin') throw new HttpError(403, 'Only an Admin may see and set prices.');
    return staff;
  }

  app.get('/rate-card/', async (request) => {
    await admin(request);
    return currentRateCard(database);
  });

  // What a quote would come to: priced twice, and nothing is stored.
  app.post('/rate-card/trial', async (request) => {
    await admin(request);
    const body = (request.body ?? {}) as Record<'rates' | 'kind' | 'request' | 'isRush', unknown>;
    const rates = check(body.rates);
    const { kind, isRush = false } = body;
    if (typeof kind !== 'string' || !isQuoteKind(kind)) {
      throw invalidInput({ kind: `kind must be one of: ${quoteKindNames.join(', ')}.` });
    }
    if (typeof isRush !== 'boolean') {
      throw invalidInput({ isRush: 'isRush must be true or false.' });
    }
    const { value, errors } = validate(quoteSchemaOf(kind), body.request);
    if (errors) {
      throw invalidInput(
        Object.fromEntries(Object.entries(errors).map(([name, text]) => [`request.${name}`, text])),
      );
    }
    const current = await currentRateCard(database);
    const priced = (card: RateCard) =>
      answerOf(() =>
        price(kind, value as AnyQuoteRequest, card, { isRush, taxRate: company.taxRate }),
      );
    return { before: priced(current.rates), after: priced(rates) };
  });

  app.put('/rate-card/', async (request) => {
    const { username } = await admin(request);
    const { version, rates } = (request.body ?? {}) as { version?: unknown; rates?: unknown };
    const checked = check(rates);
    return database.transaction(async (connection) => {
      await connection.query('LOCK TABLE rate_cards IN SHARE ROW EXCLUSIVE MODE');
      const current = await currentRateCard(connection);
      if (version !== current.version) {
        throw new HttpError(409, 'The prices were changed by somebody else in the meantime.', {
          current,
        });
      }
      await connection.query('INSERT INTO rate_cards (rates, created_by) VALUES ($1, $2)', [
        checked,
        username,
      ]);
      return currentRateCard(connection);
    });
  });
};

function check(rates: unknown): RateCard {
  try {
    return rateCardSchema.validateSync(rates, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    throw invalidInput(
      Object.fromEntries(found.map(({ path, message }) => [path ?? 'rates', message])),
    );
  }
}

/** What a visitor would be answered, without message and number. */
type TrialPrice = Omit<QuoteAnswer, 'message' | 'number'>;

/** @throws HttpError 400 for prices that are each allowed but add up to more than money goes */
function answerOf(calculate: () => Price): TrialPrice {
  try {
    const { lines, subTotalCents, taxCents, totalCents } = calculate();
    return {
      lines: lines.map(({ description, quantity, unitCents, amountCents }) => ({
        description,
        quantity,
        unitPrice: fromCents(unitCents),
        amount: fromCents(amountCents),
      })),
      subTotal: fromCents(subTotalCents),
      tax: fromCents(taxCents),
      total: fromCents(totalCents),
    };
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'Invalid number') throw error;
    throw invalidInput({ rates: 'These prices add up to more than a quote can have.' });
  }
}
