import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { catalogue, isPriced, type PricedService } from './catalogue.ts';

/**
 * The lowest price of each service with an instant quote, in dollars before tax: per visit, or per
 * the unit named in the service's texts.
 */
export const fromPrices = answer.object(
  Object.fromEntries(
    catalogue.filter(isPriced).map(({ icon }) => [icon, answer.number()]),
  ) as Record<PricedService, ReturnType<typeof answer.number>>,
);

export type FromPrices = yup.InferType<typeof fromPrices>;
