import * as yup from 'yup';
import { emailMessage } from '../values/emailAddress.ts';
import type { QuoteKind } from './QuoteKind.ts';
import {
  atLeastOneOf,
  count,
  flag,
  formKey,
  minimumMessage,
  serviceTimestamp,
  visitorEmail,
  type Examples,
} from './rules.ts';

/** Carpet cleaning (docs/product/records.md, docs/product/validation.md). */
const schema = yup
  .object({
    timestamp: serviceTimestamp(),
    room: count('Rooms', 15),
    stairCase: count('Staircases', 5),
    basement: flag('Basement'),
    email: visitorEmail(),
    formKey: formKey(),
  })
  .test('minimum', minimumMessage, atLeastOneOf('room', 'stairCase', 'basement'));

export type CarpetRequest = yup.InferType<typeof schema>;

const valid: CarpetRequest = {
  timestamp: 1_893_510_000,
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
  invalid: [
    {
      input: { ...valid, room: 0, stairCase: 0, basement: false },
      field: 'room',
      message: minimumMessage,
    },
    { input: { ...valid, email: 'visitor@example' }, field: 'email', message: emailMessage },
    { input: { ...valid, email: '' }, field: 'email', message: emailMessage },
    { input: { ...valid, email: 'Visitor@example.com' }, field: 'email', message: emailMessage },
    { input: { ...valid, room: 16 }, field: 'room', message: "Rooms can't be more than 15." },
    { input: { ...valid, room: -1 }, field: 'room', message: "Rooms can't be less than 0." },
    { input: { ...valid, room: 1.5 }, field: 'room', message: 'Rooms goes in steps of 1.' },
    { input: { ...valid, room: '3' }, field: 'room', message: 'Rooms must be a number.' },
    {
      input: { ...valid, stairCase: 6 },
      field: 'stairCase',
      message: "Staircases can't be more than 5.",
    },
    {
      input: { ...valid, basement: 'yes' },
      field: 'basement',
      message: 'Basement must be true or false.',
    },
    { input: { ...valid, timestamp: 1.5 }, field: 'timestamp', message: 'Choose a date.' },
    { input: { ...valid, pets: 2 }, field: 'pets', message: 'There is no field "pets".' },
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
