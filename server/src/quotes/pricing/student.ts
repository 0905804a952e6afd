import { findBuilding } from 'shared-api/contract/quotes/buildings';
import { chosenRooms, type StudentRequest } from 'shared-api/contract/quotes/student';
import { toCents } from 'shared-api/contract/money';
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

/** Rooms of the unit that full-unit deals are priced for (specification 3). */
const dealRooms = 5;

/** One tier of a group of deals, in cents (specification 3, "Deal tier"). */
export interface DealTier {
  numberOfService: number;
  priceCents: number;
  discountCents: number;
}

/** The tiers of the three groups of deals: so many services at the list price, and discounted. */
export function dealTiers({ student, deals }: RateCard): Record<string, DealTier[]> {
  const tiers = (unitPrice: number, units = 1): DealTier[] =>
    ([4, 8, 12] as const).map((numberOfService) => {
      const priceCents = toCents(unitPrice) * units * numberOfService;
      const percentLeft = Math.round((1 - deals.discounts[numberOfService]) * 10_000);
      return {
        numberOfService,
        priceCents,
        discountCents: Math.round((priceCents * percentLeft) / 10_000),
      };
    });
  return {
    'Room Deals': tiers(student.room),
    'Common Area Deals': tiers(student.commonArea),
    'Full Unit Deals (5-bed)': tiers(student.fullUnitRoom, dealRooms),
  };
}
