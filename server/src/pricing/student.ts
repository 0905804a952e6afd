import { findBuilding } from 'shared-api/contract/quotes/buildings';
import { chosenRooms, type StudentRequest } from 'shared-api/contract/quotes/student';
import { fromCents, toCents } from 'shared-api/contract/values/money';
import { dealSizes, isDealSize, type DealSize } from 'shared-api/contract/quotes/deals';
import type { DealGroup } from 'shared-api/contract/quotes/priceAnswers';
import type { RateCard } from 'shared-api/contract/quotes/rates';
import type { QuoteTexts } from './texts.ts';
import type { PricedLine } from './quoteLines.ts';
import { line, linesOf, sumOf } from './lines.ts';

/**
 * A student unit: either the whole unit by its number of rooms, or common area and rooms
 * individually. A deal multiplies this by its number of visits and subtracts a discount.
 */
export function priceStudent(request: StudentRequest, card: RateCard): PricedLine[] {
  const { deal } = request;
  const visits = isDealSize(deal) ? deal : undefined;
  const lines = linesOf(itemsOf(request, card, visits));
  if (visits === undefined) return lines;
  const discount = card.deals.discounts[visits];
  const listCents = sumOf(lines);
  const percent = Math.round(discount * 1000) / 10;
  const saved = fromCents(discounted(listCents, discount) - listCents);
  return [...lines, line({ code: 'student.deal', params: { visits, percent } }, 1, saved)];
}

/** The items cleaned, at list price for all visits. */
function itemsOf(
  { building, unit, fullUnit, commonArea, rooms }: StudentRequest,
  { student }: RateCard,
  visits: DealSize | undefined,
): Parameters<typeof linesOf>[0] {
  const params = { building, unit, ...(visits !== undefined && { visits }) };
  const allVisits = (price: number): number => fromCents(toCents(price) * (visits ?? 1));
  if (fullUnit) {
    const all = findBuilding(building)?.roomsOf(unit) ?? 5;
    return [[{ code: 'student.fullUnit', params }, all, allVisits(student.fullUnitRoom)]];
  }
  const asked = chosenRooms(rooms);
  return [
    [{ code: 'student.commonArea', params }, commonArea, allVisits(student.commonArea)],
    [
      { code: 'student.room', params: { ...params, rooms: asked } },
      asked.length,
      allVisits(student.room),
    ],
  ];
}

/** A list price in cents after a discount, given as a fraction. */
function discounted(cents: number, discount: number): number {
  const percentLeft = Math.round((1 - discount) * 10_000);
  return Math.round((cents * percentLeft) / 10_000);
}

/** The unit size on which full-unit deals are based (docs/product/records.md). */
const dealRooms = 5;

/** The tiers of the three deal groups: services at list price and discounted. */
export function dealTiers({ student, deals }: RateCard, texts: QuoteTexts): DealGroup[] {
  const group = (name: string, index: number, unitPrice: number, units = 1): DealGroup => ({
    name,
    tiers: dealSizes.map((numberOfService, tier) => {
      const cents = toCents(unitPrice) * units * numberOfService;
      return {
        id: index * 3 + tier + 1,
        numberOfService,
        price: fromCents(cents),
        discountPrice: fromCents(discounted(cents, deals.discounts[numberOfService])),
      };
    }),
  });
  return [
    group(texts.deals.room, 0, student.room),
    group(texts.deals.commonArea, 1, student.commonArea),
    group(texts.deals.fullUnit, 2, student.fullUnitRoom, dealRooms),
  ];
}
