import type { RateCard } from 'shared-api/contract/quotes/rates';
import type { FromPrices } from 'shared-api/contract/site/fromPrices';

const least = (prices: Readonly<Record<string, number>>): number =>
  Math.min(...Object.values(prices));

/** The least that each service costs by a rate card. */
export const fromPricesOf = (rates: RateCard): FromPrices => ({
  carpet: rates.carpet.minimum,
  // An hour of it.
  commercial: least(rates.commercial.hour),
  grout: rates.grout.minimum,
  'post-construction': rates.residential.postConstruction.minimum,
  residential: rates.residential.detailed.minimum,
  // One thing of a unit: a room or its common area.
  'student-houses': Math.min(rates.student.room, rates.student.commonArea),
  floor: rates.floor.minimum,
  paint: rates.paint.minimum,
});
