import * as yup from 'yup';
import type { QuoteKind } from './QuoteKind.ts';
import {
  atLeastOneOf,
  choice,
  count,
  flag,
  formKey,
  minimumMessage,
  serviceTimestamp,
  visitorEmail,
  type Examples,
} from './rules.ts';

/**
 * Sorts of a home's cleaning by the number that is sent; 2 is none chosen (docs/product/limits.md).
 */
export const residentialTypes = [
  { value: 0, label: 'Detailed' },
  { value: 1, label: 'Post-Construction' },
] as const;

const typeMessage = 'Select service type.';

/**
 * Cleaning of a home, also after construction (docs/product/pages.md "Service page",
 * docs/product/records.md).
 */
const schema = yup
  .object({
    type: choice('Service type', residentialTypes, { none: 2, message: typeMessage }),
    timestamp: serviceTimestamp(),
    room: count('Rooms', 15),
    bathroom: count('Bathrooms', 8, 0.5),
    kitchen: flag('Kitchen'),
    living: flag('Living room'),
    dining: flag('Dining room'),
    basement: flag('Basement'),
    garage: flag('Garage'),
    pet: flag('Pets at home'),
    email: visitorEmail(),
    formKey: formKey(),
  })
  .test(
    'minimum',
    minimumMessage,
    atLeastOneOf('room', 'bathroom', 'kitchen', 'basement', 'garage', 'living', 'dining'),
  );

export type ResidentialRequest = yup.InferType<typeof schema>;

const valid: ResidentialRequest = {
  type: 0,
  timestamp: 1_893_510_000,
  room: 3,
  bathroom: 1.5,
  pet: true,
  kitchen: true,
  basement: false,
  garage: false,
  dining: true,
  living: true,
  email: 'visitor@example.com',
};
const nothing = { room: 0, bathroom: 0, kitchen: false, dining: false, living: false };

const examples: Examples<ResidentialRequest> = {
  valid: [valid, { ...valid, type: 1 }, { ...valid, ...nothing, garage: true }],
  invalid: [
    { input: { ...valid, type: 2 }, field: 'type', message: typeMessage },
    { input: { ...valid, ...nothing }, field: 'room', message: minimumMessage },
    {
      input: { ...valid, bathroom: 1.25 },
      field: 'bathroom',
      message: 'Bathrooms goes in steps of 0.5.',
    },
    {
      input: { ...valid, bathroom: 8.5 },
      field: 'bathroom',
      message: "Bathrooms can't be more than 8.",
    },
    { input: { ...valid, room: 16 }, field: 'room', message: "Rooms can't be more than 15." },
    { input: { ...valid, pet: 1 }, field: 'pet', message: 'Pets at home must be true or false.' },
  ],
};

export const residential = {
  title: 'Residential',
  category: 'Janitorial',
  hasRushFee: true,
  schema,
  examples,
  rates: {
    detailed: {
      room: 38,
      bathroom: 48,
      kitchen: 65,
      living: 32,
      dining: 26,
      basement: 70,
      garage: 55,
      pet: 25,
      minimum: 139,
    },
    postConstruction: {
      room: 54,
      bathroom: 68,
      kitchen: 95,
      living: 48,
      dining: 38,
      basement: 105,
      garage: 80,
      pet: 0,
      minimum: 249,
    },
  },
} satisfies QuoteKind;
