import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import type { PricedService } from './catalogue.ts';

/**
 * The lowest price of each service with an instant quote, in dollars before tax: per visit, or per
 * the unit named in the service's texts.
 */
export const fromPrices = answer.object({
  carpet: answer.number(),
  commercial: answer.number(),
  grout: answer.number(),
  'post-construction': answer.number(),
  residential: answer.number(),
  'student-houses': answer.number(),
  floor: answer.number(),
  paint: answer.number(),
} satisfies Record<PricedService, ReturnType<typeof answer.number>>);

export type FromPrices = yup.InferType<typeof fromPrices>;
