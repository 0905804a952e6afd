import * as yup from 'yup';
import type { QuoteKind } from './QuoteKind.ts';
import { atLeastOneOf, count, flag, formKey, visitorEmail, type Examples } from './rules.ts';

/** Painting (docs/product/records.md, docs/product/validation.md). */
const schema = yup
  .object({
    room: count(20),
    bathroom: count(8, 0.5),
    window: count(50),
    door: count(50),
    hallway: count(5),
    staircase: count(4),
    living: flag(),
    dining: flag(),
    kitchen: flag(),
    basement: flag(),
    baseboard: flag(),
    ceiling: flag(),
    email: visitorEmail(),
    formKey: formKey(),
  })
  .test('minimum', atLeastOneOf('room', 'bathroom', 'kitchen', 'basement', 'living', 'dining'))
  .meta({ labels: 'paint' });

export type PaintRequest = yup.InferType<typeof schema>;

const valid: PaintRequest = {
  room: 2,
  bathroom: 1.5,
  window: 4,
  door: 3,
  hallway: 1,
  staircase: 0,
  living: true,
  dining: false,
  kitchen: false,
  basement: false,
  baseboard: true,
  ceiling: true,
  email: 'visitor@example.com',
};

const examples: Examples<PaintRequest> = {
  valid: [valid, { ...valid, room: 0, bathroom: 0, living: false, basement: true }],
};

export const paint = {
  title: 'Paint',
  category: 'Contracting',
  hasRushFee: false,
  schema,
  examples,
  rates: {
    room: 385,
    bathroom: 245,
    window: 38,
    door: 65,
    hallway: 295,
    staircase: 340,
    living: 465,
    dining: 395,
    kitchen: 360,
    basement: 640,
    baseboard: 75,
    ceiling: 110,
    minimum: 495,
  },
} satisfies QuoteKind;
