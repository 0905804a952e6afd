import type { RateCard } from 'shared-api/contract/quotes/rates';
import type { FromPrices } from 'shared-api/contract/site/fromPrices';

const least = (prices: Readonly<Record<string, number>>): number =>
  Math.min(...Object.values(prices));

/** The lowest price of each service on a rate card. */
export const fromPricesOf = (rates: RateCard): FromPrices => ({
  carpet: rates.carpet.minimum,
  // Per hour.
  commercial: least(rates.commercial.hour),
  grout: rates.grout.minimum,
  'post-construction': rates.residential.postConstruction.minimum,
  residential: rates.residential.detailed.minimum,
  // Per room of one visit: by itself, or as a part of the whole unit.
  'student-houses': Math.min(rates.student.room, rates.student.fullUnitRoom),
  floor: rates.floor.minimum,
  paint: rates.paint.minimum,
});
