import type { Company } from 'shared-api/contract/company/company';
import {
  quoteKinds,
  type AnyQuoteRequest,
  type QuoteKindName,
} from 'shared-api/contract/quotes/kinds';
import type { RateCard } from 'shared-api/contract/quotes/rates';
import { isRush } from 'shared-api/contract/quotes/rush';
import { price } from '../pricing/price.ts';
import type { Price } from '../pricing/quoteLines.ts';

/** Requested service time (Unix seconds), if the kind has one and it has been chosen. */
export const timestampOf = (request: object): number | undefined =>
  'timestamp' in request && typeof request.timestamp === 'number' ? request.timestamp : undefined;

/**
 * Prices a validated request, both while the form is filled in and when it is submitted.
 * @param now Unix seconds; determines whether the rush fee applies
 */
export const priceRequest = (
  { taxRate }: Company,
  kind: QuoteKindName,
  request: AnyQuoteRequest,
  rates: RateCard,
  now: number,
): Price =>
  price(kind, request, rates, {
    isRush: quoteKinds[kind].hasRushFee && isRush(timestampOf(request) ?? Infinity, now),
    taxRate,
  });
