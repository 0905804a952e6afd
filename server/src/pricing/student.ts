import { findBuilding } from 'shared-api/contract/quotes/buildings';
import { chosenRooms, type StudentRequest } from 'shared-api/contract/quotes/student';
import { fromCents, toCents } from 'shared-api/contract/values/money';
import type { DealGroup } from 'shared-api/contract/quotes/deals';
import type { RateCard } from 'shared-api/contract/quotes/rates';
import type { QuoteTexts } from './texts.ts';
import type { PricedLine } from './quoteLines.ts';
import { linesOf } from './lines.ts';

/** A student unit: the whole unit by its rooms, or the common area and rooms individually. */
export function priceStudent(request: StudentRequest, { student }: RateCard): PricedLine[] {
  const { building, unit, fullUnit, commonArea, rooms } = request;
  const params = { building, unit };
  if (fullUnit) {
    const all = findBuilding(building)?.roomsOf(unit) ?? 5;
    return linesOf([[{ code: 'student.fullUnit', params }, all, student.fullUnitRoom]]);
  }
  return linesOf([
    [{ code: 'student.commonArea', params }, commonArea, student.commonArea],
    [{ code: 'student.room', params }, chosenRooms(rooms).length, student.room],
  ]);
}

/** The unit size on which full-unit deals are based (docs/product/records.md). */
const dealRooms = 5;

/** The tiers of the three deal groups: services at list price and discounted. */
export function dealTiers({ student, deals }: RateCard, texts: QuoteTexts): DealGroup[] {
  const group = (name: string, place: number, unitPrice: number, units = 1): DealGroup => ({
    name,
    tiers: ([4, 8, 12] as const).map((numberOfService, index) => {
      const cents = toCents(unitPrice) * units * numberOfService;
      const percentLeft = Math.round((1 - deals.discounts[numberOfService]) * 10_000);
      return {
        id: place * 3 + index + 1,
        numberOfService,
        price: fromCents(cents),
        discountPrice: fromCents(Math.round((cents * percentLeft) / 10_000)),
      };
    }),
  });
  return [
    group(texts.deals.room, 0, student.room),
    group(texts.deals.commonArea, 1, student.commonArea),
    group(texts.deals.fullUnit, 2, student.fullUnitRoom, dealRooms),
  ];
}
