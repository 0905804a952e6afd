import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import {
  quoteSchemaOf,
  type AnyQuoteRequest,
  type QuoteKindName,
  type QuoteRequest,
} from 'shared-api/contract/quotes/kinds';
import type { FieldLine, FieldPricedKind, RateCard } from 'shared-api/contract/quotes/rates';
import { taxOf } from 'shared-api/contract/values/money';
import { priceCommercial } from './commercial.ts';
import { priceFloor } from './floor.ts';
import type { Price, PricedLine } from './quoteLines.ts';
import { atLeast, line, linesOf, sumOf } from './lines.ts';
import { pricePaint } from './paint.ts';
import { priceResidential } from './residential.ts';
import { priceStudent } from './student.ts';

type PriceKind<K extends QuoteKindName> = (
  request: QuoteRequest<K>,
  rates: RateCard,
) => PricedLine[];

/** Pricing functions for kinds that are not simply priced per field. They are pure. */
const pricing: { [K in Exclude<QuoteKindName, FieldPricedKind>]: PriceKind<K> } & {
  [K in FieldPricedKind]?: PriceKind<K>;
} = {
  commercial: priceCommercial,
  student: priceStudent,
  residential: priceResidential,
  paint: pricePaint,
  floor: priceFloor,
};

/** Prices each field by the price of the same name, up to the minimum charge. */
function priceByFields(
  kind: FieldPricedKind,
  request: Partial<Record<string, unknown>>,
  card: RateCard,
): PricedLine[] {
  const rates: Partial<Record<string, number>> = card[kind];
  const lines = linesOf(
    fieldsOf(quoteSchemaOf(kind)).flatMap(({ name }) => {
      const rate = rates[name];
      // A kind's prices are named after its fields, and its lines after both.
      const code = `${kind}.${name}` as FieldLine;
      return rate === undefined ? [] : [[code, Number(request[name]), rate] as const];
    }),
  );
  return atLeast(lines, rates['minimum'] ?? 0);
}

/**
 * Prices a validated request.
 * @param isRush whether the requested time falls within the rush window; adds a line
 * @param taxRate fraction, 0.13 for 13 percent
 */
export function price(
  kind: QuoteKindName,
  request: AnyQuoteRequest,
  rates: RateCard,
  { isRush, taxRate }: { isRush: boolean; taxRate: number },
): Price {
  // Validated by the kind's own schema, so kind and request match.
  const ownPrice = pricing[kind] as PriceKind<QuoteKindName> | undefined;
  const lines =
    // Kinds that are not priced per field do not compile without their own function.
    ownPrice?.(request, rates) ?? priceByFields(kind as FieldPricedKind, request, rates);
  if (isRush) lines.push(line('rushFee', 1, rates.rushFee));
  const subTotalCents = sumOf(lines);
  const taxCents = taxOf(subTotalCents, taxRate);
  return { lines, subTotalCents, taxCents, totalCents: subTotalCents + taxCents };
}
