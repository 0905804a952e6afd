import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import type { QuoteKind } from './QuoteKind.ts';
import {
  atLeastOneOf,
  choice,
  count,
  exampleTimestamp,
  flag,
  formKey,
  serviceTimestamp,
  visitorEmail,
  type Examples,
} from './rules.ts';

/**
 * Types of home cleaning, by the number in requests; 2 means none chosen (docs/product/limits.md).
 */
export const residentialTypes = [
  { value: 0, label: 'Detailed' },
  { value: 1, label: 'Post-Construction' },
] as const;

/**
 * Home cleaning, including after construction (docs/product/pages.md "Service page",
 * docs/product/records.md).
 */
const schema = yup
  .object({
    type: choice(residentialTypes, { none: 2, message: fault('noType') }),
    timestamp: serviceTimestamp(),
    room: count(15),
    bathroom: count(8, 0.5),
    kitchen: flag(),
    living: flag(),
    dining: flag(),
    basement: flag(),
    garage: flag(),
    pet: flag(),
    email: visitorEmail(),
    formKey: formKey(),
  })
  .test(
    'minimum',
    atLeastOneOf('room', 'bathroom', 'kitchen', 'basement', 'garage', 'living', 'dining'),
  )
  .meta({ labels: 'residential' });

export type ResidentialRequest = yup.InferType<typeof schema>;

const valid: ResidentialRequest = {
  type: 0,
  timestamp: exampleTimestamp,
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
