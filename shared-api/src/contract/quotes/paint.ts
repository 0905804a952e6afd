import * as yup from 'yup';
import type { QuoteKind } from './QuoteKind.ts';
import {
  atLeastOneOf,
  count,
  flag,
  formKey,
  minimumMessage,
  visitorEmail,
  type Examples,
} from './rules.ts';

/** Painting (docs/product/records.md, docs/product/validation.md). */
const schema = yup
  .object({
    room: count('Rooms', 20),
    bathroom: count('Bathrooms', 8, 0.5),
    window: count('Windows', 50),
    door: count('Doors', 50),
    hallway: count('Hallways', 5),
    staircase: count('Staircases', 4),
    living: flag('Living room'),
    dining: flag('Dining room'),
    kitchen: flag('Kitchen'),
    basement: flag('Rec Room'),
    baseboard: flag('Baseboards'),
    ceiling: flag('Ceilings'),
    email: visitorEmail(),
    formKey: formKey(),
  })
  .test(
    'minimum',
    minimumMessage,
    atLeastOneOf('room', 'bathroom', 'kitchen', 'basement', 'living', 'dining'),
  );

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
  invalid: [
    {
      input: { ...valid, room: 0, bathroom: 0, living: false },
      field: 'room',
      message: minimumMessage,
    },
    { input: { ...valid, window: 51 }, field: 'window', message: "Windows can't be more than 50." },
    {
      input: { ...valid, hallway: 6 },
      field: 'hallway',
      message: "Hallways can't be more than 5.",
    },
    {
      input: { ...valid, staircase: 5 },
      field: 'staircase',
      message: "Staircases can't be more than 4.",
    },
    {
      input: { ...valid, ceiling: 'yes' },
      field: 'ceiling',
      message: 'Ceilings must be true or false.',
    },
  ],
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
