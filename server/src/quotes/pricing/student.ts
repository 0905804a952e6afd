import { findBuilding } from 'shared-api/contract/quotes/buildings';
import { chosenRooms, type StudentRequest } from 'shared-api/contract/quotes/student';
import { fromCents, toCents } from 'shared-api/contract/money';
import type { DealGroup } from 'shared-api/contract/quotes/deals';
import type { RateCard } from '../rateCard.ts';
import { linesOf, type PricedLine } from './lines.ts';

/** A student unit: the whole of it by its rooms, or common area and rooms one by one. */
export function priceStudent(request: StudentRequest, { student }: RateCard): PricedLine[] {
  const { building, unit, fullUnit, commonArea, rooms } = request;
  const where = `${building} ${unit}`;
  if (fullUnit) {
    const all = findBuilding(building)?.roomsOf(unit) ?? 5;
    return linesOf([[`Full unit ${where}, per room`, all, student.fullUnitRoom]]);
  }
  return linesOf([
    [`Common area ${where}`, commonArea, student.commonArea],
    [`Room ${where}`, chosenRooms(rooms).length, student.room],
  ]);
}

/** Rooms of the unit that full-unit deals are priced for (docs/product/records.md). */
const dealRooms = 5;

/** The tiers of the three groups of deals: so many services at the list price, and discounted. */
export function dealTiers({ student, deals }: RateCard): DealGroup[] {
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
    group('Room Deals', 0, student.room),
    group('Common Area Deals', 1, student.commonArea),
    group('Full Unit Deals (5-bed)', 2, student.fullUnitRoom, dealRooms),
  ];
}
