import type * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import type { PricedService } from './catalogue.ts';

/**
 * The least that each service with an instant quote costs, in dollars without tax: of a visit, or of
 * what the service's own words name beside it.
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
