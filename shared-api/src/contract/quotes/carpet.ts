import * as yup from 'yup';
import type { QuoteKind } from './QuoteKind.ts';
import {
  atLeastOneOf,
  count,
  exampleTimestamp,
  flag,
  formKey,
  serviceTimestamp,
  visitorEmail,
  type Examples,
} from './rules.ts';

/** Carpet cleaning (docs/product/records.md, docs/product/validation.md). */
const schema = yup
  .object({
    timestamp: serviceTimestamp(),
    room: count(15),
    stairCase: count(5),
    basement: flag(),
    email: visitorEmail(),
    formKey: formKey(),
  })
  .test('minimum', atLeastOneOf('room', 'stairCase', 'basement'))
  .meta({ labels: 'carpet' });

export type CarpetRequest = yup.InferType<typeof schema>;

const valid: CarpetRequest = {
  timestamp: exampleTimestamp,
  room: 3,
  stairCase: 1,
  basement: true,
  email: 'visitor@example.com',
};

const examples: Examples<CarpetRequest> = {
  valid: [
    valid,
    { ...valid, room: 0, stairCase: 0 },
    { ...valid, room: 15, stairCase: 5 },
    { ...valid, basement: false },
  ],
};

export const carpet = {
  title: 'Carpet',
  category: 'Janitorial',
  hasRushFee: true,
  schema,
  examples,
  rates: { room: 49, stairCase: 79, basement: 119, minimum: 129 },
} satisfies QuoteKind;
