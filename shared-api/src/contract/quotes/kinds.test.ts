import { describe, expect, it } from '@jest/globals';
import { newRecord } from '../fields/schemas.ts';
import { fieldsOf } from '../fields/fieldsOf.ts';
import { validate } from '../testing/inWords.ts';
import {
  isQuoteKind,
  quoteKindNames,
  quoteKinds,
  quoteSchemaOf,
  type QuoteKindName,
} from './kinds.ts';
import { quoteWords } from './quoteWords.ts';
import type { Examples } from './rules.ts';
import { invalidRequests } from '../testing/invalidRequests.ts';

/** The fields of a request, without the form key. */
const namesOf = (kind: QuoteKindName): string[] =>
  Object.keys(quoteSchemaOf(kind).fields).filter((name) => name !== 'formKey');

const counters = quoteKindNames.flatMap((kind) =>
  quoteWords
    .labelled(quoteSchemaOf(kind))
    .filter((field) => field.kind === 'counter')
    .map((field) => ({ ...field, of: kind })),
);

const formKey = '3f2b8c1e-0d4a-4b6f-9c7e-1a2b3c4d5e6f';

describe.each(quoteKindNames)('the %s request', (kind) => {
  const schema = quoteSchemaOf(kind);
  const { valid }: Examples<object> = quoteKinds[kind].examples;
  const invalid = invalidRequests[kind];

  it.each(valid)('is accepted as %j', (input) => {
    expect(validate(schema, input)).toEqual({ value: input });
  });

  it.each(invalid)('says "$message" at $field', ({ input, field, message }) => {
    expect(validate(schema, input)).toEqual({ errors: { [field]: message } });
  });

  it('has an example of either sort, so that the cases above are some', () => {
    expect(valid.length).toBeGreaterThan(0);
    expect(invalid.length).toBeGreaterThan(0);
  });

  it('has every field in its first example', () => {
    expect(Object.keys(valid[0] ?? {}).sort()).toEqual(namesOf(kind).sort());
  });

  it('is refused while nothing is filled in', () => {
    expect(validate(schema, newRecord(schema)).errors).toBeDefined();
  });

  it.each(['visitor@example', 'Visitor@example.com', 'visitor@example..com', '', 5, null])(
    'is refused with the e-mail address %j',
    (email) => {
      expect(validate(schema, { ...valid[0], email })).toEqual({
        errors: { email: 'You must enter a valid email address.' },
      });
    },
  );

  it('may carry the key of its form, a UUID', () => {
    expect(validate(schema, { ...valid[0], formKey }).errors).toBeUndefined();
    expect(validate(schema, { ...valid[0], formKey: 'again' })).toEqual({
      errors: { formKey: 'formKey must be a UUID.' },
    });
  });

  it('may carry no other field', () => {
    expect(validate(schema, { ...valid[0], price: 1 })).toEqual({
      errors: { price: 'There is no field "price".' },
    });
  });
});

describe.each(counters)('$name of the $of request', ({ of, name, label, ...limits }) => {
  const { min = NaN, max = NaN, step = NaN } = limits;
  const { valid }: Examples<object> = quoteKinds[of].examples;
  const errorsWith = (value: unknown) =>
    validate(quoteSchemaOf(of), { ...valid[0], [name]: value }).errors;

  it(`goes up to ${max} in steps of ${step}`, () => {
    expect(errorsWith(max)).toBeUndefined();
    expect(errorsWith(max - step)).toBeUndefined();
    const steps =
      step === 1 ? 'must be a whole number' : 'can only be whole or half numbers, such as 1.5';
    expect(errorsWith(max - step / 2)).toEqual({ [name]: `${label} ${steps}.` });
    expect(errorsWith(max + step)).toEqual({ [name]: `${label} can't be more than ${max}.` });
  });

  it(`begins at ${min}`, () => {
    expect(errorsWith(min)).toBeUndefined();
    expect(errorsWith(min - step)).toEqual({ [name]: `${label} can't be less than ${min}.` });
  });

  it('cannot be left out', () => {
    expect(errorsWith(undefined)).toEqual({ [name]: `${label} is missing.` });
  });

  it('is a number and no text of one', () => {
    expect(errorsWith(String(max))).toEqual({ [name]: `${label} must be a number.` });
  });
});

describe('limits of what is counted (docs/product/limits.md)', () => {
  it.each([
    ['commercial', { hours: [1, 8.5, 0.5] }],
    ['residential', { room: [0, 15, 1], bathroom: [0, 8, 0.5] }],
    ['carpet', { room: [0, 15, 1], stairCase: [0, 5, 1] }],
    [
      'paint',
      {
        room: [0, 20, 1],
        bathroom: [0, 8, 0.5],
        window: [0, 50, 1],
        door: [0, 50, 1],
        hallway: [0, 5, 1],
        staircase: [0, 4, 1],
      },
    ],
    [
      'grout',
      {
        room: [0, 20, 1],
        bathroom: [0, 8, 0.5],
        hallway: [0, 5, 1],
        kitchen: [0, 4, 1],
        shower: [0, 4, 1],
      },
    ],
    ['student', {}],
    ['floor', {}],
  ] as const)('are those of the %s quote', (kind, limits) => {
    const counted = fieldsOf(quoteSchemaOf(kind)).filter((field) => field.kind === 'counter');
    expect(
      Object.fromEntries(counted.map(({ name, min, max, step }) => [name, [min, max, step]])),
    ).toEqual(limits);
  });
});

describe('the kinds', () => {
  it('are the seven of docs/product/pages.md "All quotes", in its order', () => {
    expect(quoteKindNames.map((kind) => quoteKinds[kind].title)).toEqual([
      'Commercial',
      'Student',
      'Residential',
      'Carpet',
      'Grout',
      'Paint',
      'Floor',
    ]);
  });

  it('of contracting are paint and floor', () => {
    const contracting = quoteKindNames.filter(
      (kind) => quoteKinds[kind].category === 'Contracting',
    );
    expect(contracting).toEqual(['paint', 'floor']);
  });

  it.each([
    ['carpet', true],
    ['Carpet', false],
    ['window', false],
    ['', false],
    ['toString', false],
    ['__proto__', false],
  ])('are named by %j: %j', (text, is) => expect(isQuoteKind(text)).toBe(is));
});

describe('payloads (docs/product/records.md)', () => {
  it.each([
    ['commercial', ['frequency', 'days', 'hours', 'email']],
    [
      'student',
      ['deal', 'timestamp', 'building', 'unit', 'fullUnit', 'commonArea', 'rooms', 'email'],
    ],
    [
      'residential',
      [
        'type',
        'timestamp',
        'room',
        'bathroom',
        'pet',
        'kitchen',
        'basement',
        'garage',
        'dining',
        'living',
        'email',
      ],
    ],
    ['carpet', ['timestamp', 'room', 'stairCase', 'basement', 'email']],
    [
      'paint',
      [
        'room',
        'bathroom',
        'window',
        'door',
        'hallway',
        'staircase',
        'living',
        'dining',
        'kitchen',
        'basement',
        'baseboard',
        'ceiling',
        'email',
      ],
    ],
    ['grout', ['room', 'bathroom', 'hallway', 'kitchen', 'shower', 'email']],
    ['floor', ['removeFloorType', 'installFloorType', 'totalArea', 'email']],
  ] as const)('of the %s quote have its fields and no other', (kind, names) => {
    expect(namesOf(kind).sort()).toEqual([...names].sort());
  });
});
