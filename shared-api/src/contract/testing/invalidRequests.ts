/** Invalid requests of each quote kind, with the expected field and message. */
import { quoteKinds, type QuoteKindName } from '../quotes/kinds.ts';

interface InvalidRequest {
  input: Record<string, unknown>;
  field: string;
  message: string;
}

const tooLittle = 'Must meet minimum service requirements.';
const notEmail = 'You must enter a valid email address.';

/** The first valid example of each kind. */
const valid = Object.fromEntries(
  Object.entries(quoteKinds).map(([kind, { examples }]) => [kind, examples.valid[0]]),
) as Record<QuoteKindName, object>;

const noDay = {
  Monday: false,
  Tuesday: false,
  Wednesday: false,
  Thursday: false,
  Friday: false,
  Saturday: false,
  Sunday: false,
};
const noRoom = { 1: false, 2: false, 3: false, 4: false, 5: false, 6: false };
const residentialNothing = { room: 0, bathroom: 0, kitchen: false, dining: false, living: false };
const groutNothing = { room: 0, bathroom: 0, hallway: 0, kitchen: 0, shower: 0 };

export const invalidRequests: Record<QuoteKindName, InvalidRequest[]> = {
  commercial: [
    {
      input: { ...valid.commercial, frequency: 'none' },
      field: 'frequency',
      message: 'Select how often to repeat this service.',
    },
    { input: { ...valid.commercial, days: noDay }, field: 'days', message: 'Must select a day.' },
    {
      input: { ...valid.commercial, days: { Holiday: true } },
      field: 'days',
      message: 'Days are Monday to Sunday.',
    },
    {
      input: { ...valid.commercial, hours: 0.5 },
      field: 'hours',
      message: "Hours can't be less than 1.",
    },
    {
      input: { ...valid.commercial, hours: 9 },
      field: 'hours',
      message: "Hours can't be more than 8.5.",
    },
    {
      input: { ...valid.commercial, hours: 1.25 },
      field: 'hours',
      message: 'Hours can only be whole or half numbers, such as 1.5.',
    },
  ],
  student: [
    {
      input: { ...valid.student, building: '' },
      field: 'building',
      message: 'Please select a building.',
    },
    {
      input: { ...valid.student, building: 'Elsewhere' },
      field: 'building',
      message: 'Please select a building.',
    },
    { input: { ...valid.student, unit: '' }, field: 'unit', message: 'Please select a unit.' },
    { input: { ...valid.student, unit: '9999' }, field: 'unit', message: 'Please select a unit.' },
    {
      input: { ...valid.student, commonArea: false, rooms: noRoom },
      field: 'rooms',
      message: 'Select one of the options below.',
    },
    {
      input: { ...valid.student, rooms: { ...noRoom, 4: true } },
      field: 'rooms',
      message: 'This unit has 3 rooms.',
    },
    {
      input: { ...valid.student, rooms: { 7: true } },
      field: 'rooms',
      message: 'Rooms are 1 to 6.',
    },
    {
      input: { ...valid.student, rooms: null },
      field: 'rooms',
      message: 'Select one of the options below.',
    },
    {
      input: { ...valid.student, deal: 5 },
      field: 'deal',
      message: 'Choose one visit, or a deal of 4, 8 or 12.',
    },
    {
      input: { ...valid.student, rooms: '123456' },
      field: 'rooms',
      message: 'Select one of the options below.',
    },
    {
      input: { ...valid.student, rooms: undefined },
      field: 'rooms',
      message: 'Select one of the options below.',
    },
  ],
  residential: [
    { input: { ...valid.residential, type: 2 }, field: 'type', message: 'Select service type.' },
    { input: { ...valid.residential, ...residentialNothing }, field: 'room', message: tooLittle },
    {
      input: { ...valid.residential, bathroom: 1.25 },
      field: 'bathroom',
      message: 'Bathrooms can only be whole or half numbers, such as 1.5.',
    },
    {
      input: { ...valid.residential, bathroom: 8.5 },
      field: 'bathroom',
      message: "Bathrooms can't be more than 8.",
    },
    {
      input: { ...valid.residential, room: 16 },
      field: 'room',
      message: "Rooms can't be more than 15.",
    },
    {
      input: { ...valid.residential, pet: 1 },
      field: 'pet',
      message: 'Pets at home must be true or false.',
    },
  ],
  carpet: [
    {
      input: { ...valid.carpet, room: 0, stairCase: 0, basement: false },
      field: 'room',
      message: tooLittle,
    },
    { input: { ...valid.carpet, email: 'visitor@example' }, field: 'email', message: notEmail },
    { input: { ...valid.carpet, email: '' }, field: 'email', message: notEmail },
    { input: { ...valid.carpet, email: 'Visitor@example.com' }, field: 'email', message: notEmail },
    {
      input: { ...valid.carpet, room: 16 },
      field: 'room',
      message: "Rooms can't be more than 15.",
    },
    { input: { ...valid.carpet, room: -1 }, field: 'room', message: "Rooms can't be less than 0." },
    {
      input: { ...valid.carpet, room: 1.5 },
      field: 'room',
      message: 'Rooms must be a whole number.',
    },
    { input: { ...valid.carpet, room: '3' }, field: 'room', message: 'Rooms must be a number.' },
    {
      input: { ...valid.carpet, stairCase: 6 },
      field: 'stairCase',
      message: "Staircases can't be more than 5.",
    },
    {
      input: { ...valid.carpet, basement: 'yes' },
      field: 'basement',
      message: 'Basement must be true or false.',
    },
    { input: { ...valid.carpet, timestamp: 1.5 }, field: 'timestamp', message: 'Choose a date.' },
    { input: { ...valid.carpet, pets: 2 }, field: 'pets', message: 'There is no field "pets".' },
  ],
  grout: [
    { input: { ...valid.grout, ...groutNothing }, field: 'room', message: tooLittle },
    { input: { ...valid.grout, room: 21 }, field: 'room', message: "Rooms can't be more than 20." },
    {
      input: { ...valid.grout, kitchen: 5 },
      field: 'kitchen',
      message: "Kitchens can't be more than 4.",
    },
    {
      input: { ...valid.grout, shower: 5 },
      field: 'shower',
      message: "Showers can't be more than 4.",
    },
  ],
  paint: [
    {
      input: { ...valid.paint, room: 0, bathroom: 0, living: false },
      field: 'room',
      message: tooLittle,
    },
    {
      input: { ...valid.paint, window: 51 },
      field: 'window',
      message: "Windows can't be more than 50.",
    },
    {
      input: { ...valid.paint, hallway: 6 },
      field: 'hallway',
      message: "Hallways can't be more than 5.",
    },
    {
      input: { ...valid.paint, staircase: 5 },
      field: 'staircase',
      message: "Staircases can't be more than 4.",
    },
    {
      input: { ...valid.paint, ceiling: 'yes' },
      field: 'ceiling',
      message: 'Ceilings must be true or false.',
    },
  ],
  floor: [
    {
      input: { ...valid.floor, removeFloorType: 'N/A', installFloorType: 'N/A' },
      field: 'removeFloorType',
      message: 'Must select floor type for either install or remove',
    },
    {
      input: { ...valid.floor, totalArea: '0' },
      field: 'totalArea',
      message: 'Service area must be greater than 0 sqft',
    },
    {
      input: { ...valid.floor, totalArea: '0.00' },
      field: 'totalArea',
      message: 'Service area must be greater than 0 sqft',
    },
    {
      input: { ...valid.floor, totalArea: '999999999' },
      field: 'totalArea',
      message: 'For more than 50,000 sqft please call us: we price such areas on site.',
    },
    {
      input: { ...valid.floor, totalArea: '1250,5 sqft' },
      field: 'totalArea',
      message: 'Use a point for decimals: 1250.5.',
    },
    {
      input: { ...valid.floor, totalArea: undefined },
      field: 'totalArea',
      message: 'Total area in sqft is missing.',
    },
    ...[null, 420, ['420'], { toString: '420' }].map((totalArea) => ({
      input: { ...valid.floor, totalArea },
      field: 'totalArea',
      message: 'Total area in sqft must be text.',
    })),
    {
      input: { ...valid.floor, installFloorType: 'Marble' },
      field: 'installFloorType',
      message: 'Floor to install must be one of: N/A, Carpet, Hardwood, Laminate, Tile, Vinyl.',
    },
  ],
};
