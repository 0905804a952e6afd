import * as yup from 'yup';
import type { QuoteKind } from './QuoteKind.ts';
import { atLeastOneOf, count, formKey, visitorEmail, type Examples } from './rules.ts';

/** Grout cleaning (docs/product/records.md, docs/product/validation.md). */
const schema = yup
  .object({
    room: count(20),
    bathroom: count(8, 0.5),
    hallway: count(5),
    kitchen: count(4),
    shower: count(4),
    email: visitorEmail(),
    formKey: formKey(),
  })
  .test('minimum', atLeastOneOf('room', 'bathroom', 'hallway', 'kitchen', 'shower'))
  .meta({ labels: 'grout' });

export type GroutRequest = yup.InferType<typeof schema>;

const valid: GroutRequest = {
  room: 1,
  bathroom: 1.5,
  hallway: 1,
  kitchen: 1,
  shower: 2,
  email: 'visitor@example.com',
};
const nothing = { room: 0, bathroom: 0, hallway: 0, kitchen: 0, shower: 0 };

const examples: Examples<GroutRequest> = {
  valid: [valid, { ...valid, ...nothing, hallway: 1 }, { ...valid, ...nothing, bathroom: 0.5 }],
};

export const grout = {
  title: 'Grout',
  category: 'Janitorial',
  hasRushFee: false,
  schema,
  examples,
  rates: { room: 95, bathroom: 110, hallway: 75, kitchen: 120, shower: 85, minimum: 149 },
} satisfies QuoteKind;
