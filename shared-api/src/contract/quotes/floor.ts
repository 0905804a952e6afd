import * as yup from 'yup';
import { text } from '../fields/fields.ts';
import { commaAdvice, readNumber } from '../values/typedNumbers.ts';
import type { QuoteKind } from './QuoteKind.ts';
import { acrossFields, formKey, option, visitorEmail, type Examples } from './rules.ts';

/** Floors that are taken out or laid; N/A for neither (docs/product/limits.md). */
export const floorTypes = ['N/A', 'Carpet', 'Hardwood', 'Laminate', 'Tile', 'Vinyl'] as const;
export type FloorType = (typeof floorTypes)[number];

const typesMessage = 'Must select floor type for either install or remove';
const areaMessage = 'Service area must be greater than 0 sqft';

const withoutUnit = (area: string): string => area.replace(/sq\.?\s*ft\.?/gi, '').trim();

/** The square feet that an area's free text says; undefined when it says no number. */
export function squareFeet(area: string): number | undefined {
  const bare = withoutUnit(area);
  const isArea = /^[\d,\s]{1,9}(\.\d{1,2})?$/.test(bare);
  return isArea ? (readNumber(bare) ?? undefined) : undefined;
}

/**
 * Floors (docs/product/records.md, docs/product/validation.md). The area is free text, and blank is
 * not checked here.
 */
const schema = yup
  .object({
    removeFloorType: option('Floor to remove', floorTypes),
    installFloorType: option('Floor to install', floorTypes),
    totalArea: text('Total area in sqft')
      .defined('Total area in sqft is missing.')
      .max(20, 'Total area in sqft may have 20 characters.'),
    email: visitorEmail(),
    formKey: formKey(),
  })
  .test('types', typesMessage, ({ removeFloorType, installFloorType }, { createError }) =>
    removeFloorType !== 'N/A' || installFloorType !== 'N/A'
      ? true
      : createError({ path: 'installFloorType', message: typesMessage }),
  )
  .test(
    'area',
    areaMessage,
    acrossFields(['totalArea'], ({ totalArea }: { totalArea: string }, { createError }) => {
      const message =
        squareFeet(totalArea) === 0 ? areaMessage : commaAdvice(withoutUnit(totalArea), 'decimals');
      return message === undefined || createError({ path: 'totalArea', message });
    }),
  );

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
  invalid: [
    {
      input: { ...valid, removeFloorType: 'N/A', installFloorType: 'N/A' },
      field: 'installFloorType',
      message: typesMessage,
    },
    { input: { ...valid, totalArea: '0' }, field: 'totalArea', message: areaMessage },
    { input: { ...valid, totalArea: '0.00' }, field: 'totalArea', message: areaMessage },
    {
      input: { ...valid, totalArea: '1250,5 sqft' },
      field: 'totalArea',
      message: 'Use a point for decimals: 1250.5.',
    },
    {
      input: { ...valid, totalArea: undefined },
      field: 'totalArea',
      message: 'Total area in sqft is missing.',
    },
    ...[null, 420, ['420'], { toString: '420' }].map((totalArea) => ({
      input: { ...valid, totalArea },
      field: 'totalArea',
      message: 'Total area in sqft must be text.',
    })),
    {
      input: { ...valid, installFloorType: 'Marble' },
      field: 'installFloorType',
      message: 'Floor to install must be one of: N/A, Carpet, Hardwood, Laminate, Tile, Vinyl.',
    },
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
