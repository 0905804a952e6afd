import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import { text } from '../fields/fields.ts';
import { commaAdvice, readNumber } from '../values/typedNumbers.ts';
import type { QuoteKind } from './QuoteKind.ts';
import { acrossFields, formKey, option, visitorEmail, type Examples } from './rules.ts';

/** Floor types to remove or install; N/A for neither (docs/product/limits.md). */
export const floorTypes = ['N/A', 'Carpet', 'Hardwood', 'Laminate', 'Tile', 'Vinyl'] as const;
export type FloorType = (typeof floorTypes)[number];

/**
 * The largest area that is priced without a look at it: at the dearest rates it comes, with tax, to no more than the office
 * may type as one amount (`largestTyped`), so that what a visitor accepts can be invoiced.
 */
export const mostSquareFeet = 50_000;

/** Square feet in English and in French. */
const units = /sq\.?\s*ft\.?|pi\.?\s*(?:²|2|ca\.?)|pieds?\s+carrés?/gi;

const withoutUnit = (area: string): string => area.replace(units, '').trim();

/** Parses the square feet from the area's free text; undefined if it contains no number. */
export function squareFeet(area: string): number | undefined {
  const bare = withoutUnit(area);
  const isArea = /^[\d,\s]{1,9}(\.\d{1,2})?$/.test(bare);
  return isArea ? (readNumber(bare) ?? undefined) : undefined;
}

/**
 * Floor removal and installation (docs/product/records.md, docs/product/validation.md). The area is
 * free text; a blank one is accepted here.
 */
const schema = yup
  .object({
    removeFloorType: option(floorTypes),
    installFloorType: option(floorTypes),
    totalArea: text()
      .defined(fault('missing'))
      .max(20, fault('longArea', { most: 20 }))
      .meta({ typed: 'decimals' }),
    email: visitorEmail(),
    formKey: formKey(),
  })
  .test('types', ({ removeFloorType, installFloorType }, { createError }) =>
    removeFloorType !== 'N/A' || installFloorType !== 'N/A'
      ? true
      : createError({ path: 'removeFloorType', message: fault('noFloor') }),
  )
  .test(
    'area',
    acrossFields(['totalArea'], ({ totalArea }: { totalArea: string }, { createError }) => {
      const path = 'totalArea';
      const area = squareFeet(totalArea);
      if (area === 0) return createError({ path, message: fault('noArea') });
      if (area !== undefined && area > mostSquareFeet) {
        return createError({ path, message: fault('largeArea', { most: mostSquareFeet }) });
      }
      const advice = commaAdvice(withoutUnit(totalArea), 'decimals');
      return !advice || createError({ path, message: fault('usePoint', advice) });
    }),
  )
  .meta({ labels: 'floor' });

export type FloorRequest = yup.InferType<typeof schema>;

const valid: FloorRequest = {
  removeFloorType: 'Carpet',
  installFloorType: 'Vinyl',
  totalArea: '420',
  email: 'visitor@example.com',
};

const examples: Examples<FloorRequest> = {
  valid: [
    valid,
    { ...valid, removeFloorType: 'N/A', totalArea: '1,250.5 sqft' },
    { ...valid, installFloorType: 'N/A' },
  ],
};

export const floor = {
  title: 'Floor',
  category: 'Contracting',
  hasRushFee: false,
  schema,
  examples,
  rates: {
    remove: { Carpet: 0.95, Hardwood: 1.85, Laminate: 1.15, Tile: 2.95, Vinyl: 1.25 },
    install: { Carpet: 4.35, Hardwood: 11.9, Laminate: 5.6, Tile: 12.75, Vinyl: 6.45 },
    minimum: 395,
  },
  units: { remove: 'dollarsPerSquareFoot', install: 'dollarsPerSquareFoot' },
} satisfies QuoteKind;
