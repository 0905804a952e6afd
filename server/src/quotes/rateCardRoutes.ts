import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsync } from 'fastify';
import { rateCardCalls } from 'shared-api/contract/calls/rateCard';
import type { Company } from 'shared-api/contract/company/company';
import { validate } from 'shared-api/contract/fields/schemas';
import { defaultLanguage } from 'shared-api/contract/values/language';
import {
  isQuoteKind,
  quoteKindNames,
  quoteSchemaOf,
  type AnyQuoteRequest,
} from 'shared-api/contract/quotes/kinds';
import type { RateCard } from 'shared-api/contract/quotes/rates';
import { pricesByPath, type RateCardHistoryEntry } from 'shared-api/contract/quotes/rateCard';
import type { Database } from '../db/Database.ts';
import { audit } from '../audit/audit.ts';
import { checkWith, HttpError, invalidInput } from '../HttpError.ts';
import { price } from '../pricing/price.ts';
import { priceAnswer } from '../pricing/quoteLines.ts';
import { currentRateCard, rateCardSchema } from '../pricing/rateCard.ts';
import { quoteTexts } from '../pricing/texts.ts';

/** Maximum number of changes in a response. */
const maxHistory = 100;

interface Options {
  database: Database;
  company: Company;
}

/**
 * Lets Admins read, try out and replace the prices of instant quotes (docs/product/money.md
 * "Instant quotes").
 */
export const rateCardRoutes: FastifyPluginAsync<Options> = async (app, { database, company }) => {
  app.handle(rateCardCalls.rateCard, () => currentRateCard(database));

  app.handle(rateCardCalls.rateCardHistory, async () => {
    const { rows } = await database.query<Omit<RateCardHistoryEntry, 'at'> & { at: Date }>(
      `SELECT at, who, action, before, after, record_id AS version FROM audit_trail
       WHERE entity = 'rateCard' ORDER BY id DESC LIMIT $1`,
      [maxHistory],
    );
    return { results: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
  });

  // Prices a request with both cards; nothing is stored.
  app.handle(rateCardCalls.rateCardTrial, async (input) => {
    const body = (input.body ?? {}) as Record<'rates' | 'kind' | 'request' | 'isRush', unknown>;
    const rates = check(body.rates);
    const { kind, isRush = false } = body;
    if (typeof kind !== 'string' || !isQuoteKind(kind)) {
      throw invalidInput({ kind: { code: 'notAmong', params: { options: quoteKindNames } } });
    }
    if (typeof isRush !== 'boolean') {
      throw invalidInput({ isRush: { code: 'notFlag' } });
    }
    const schema = quoteSchemaOf(kind);
    const { value, errors } = validate(schema, body.request);
    if (errors) throw invalidInput(errors, schema, 'request.');
    const current = await currentRateCard(database);
    const priced = (card: RateCard) =>
      priceAnswer(
        quoteTexts[defaultLanguage],
        price(kind, value as AnyQuoteRequest, card, { isRush, taxRate: company.taxRate }),
      );
    return { before: priced(current.rates), after: priced(rates) };
  });

  app.handle(rateCardCalls.replaceRateCard, async ({ staff: { username }, body }) => {
    const { version, rates } = (body ?? {}) as { version?: unknown; rates?: unknown };
    const checked = check(rates);
    return database.transaction(async (connection) => {
      await connection.query('LOCK TABLE rate_cards IN SHARE ROW EXCLUSIVE MODE');
      const current = await currentRateCard(connection);
      if (version !== current.version) {
        // Sent again, where the answer was lost.
        if (isDeepStrictEqual(checked, current.rates)) return current;
        throw new HttpError(409, { code: 'pricesChanged' }, { current });
      }
      await connection.query('INSERT INTO rate_cards (rates, created_by) VALUES ($1, $2)', [
        checked,
        username,
      ]);
      const next = await currentRateCard(connection);
      await audit(connection, {
        who: username,
        entity: 'rateCard',
        recordId: next.version,
        action: 'update',
        ...changesOf(current.rates, next.rates),
      });
      return next;
    });
  });
};

const check = (rates: unknown): RateCard => checkWith(rateCardSchema, rates, 'rates');

type Prices = Record<string, number>;

/** The prices in which two cards differ, with old and new values. */
function changesOf(from: RateCard, to: RateCard): { before: Prices; after: Prices } {
  const was = pricesByPath(from);
  const becomes = pricesByPath(to);
  const changed = Object.keys(becomes).filter((path) => was[path] !== becomes[path]);
  const only = (all: Prices): Prices =>
    Object.fromEntries(changed.map((path) => [path, all[path] ?? 0]));
  return { before: only(was), after: only(becomes) };
}
