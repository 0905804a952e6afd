import { texts } from '../texts.ts';

/** One number of the rate card: its path in it, and how a person knows it. */
export interface PriceField {
  /** Names from the outside in, as the server gives them in errors: `carpet.room`. */
  path: string;
  label: string;
  /** Title of its group, which tells a room of carpet from one of paint. */
  group: string;
  /** What is typed; a discount is a fraction in the card and percent in the form. */
  unit: 'dollars' | 'percent';
}

export interface PriceGroup {
  title: string;
  /** What the numbers of the group are. */
  hint: string;
  fields: readonly PriceField[];
}

/** A group of fields from their labels by path. */
export const group = (
  title: string,
  hint: string,
  labels: Record<string, string>,
  unit: PriceField['unit'] = 'dollars',
): PriceGroup => ({
  title,
  hint,
  fields: Object.entries(labels).map(([path, label]) => ({ path, label, group: title, unit })),
});

/** The same labels below another part of the card. */
const below = (part: string, labels: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [`${part}.${name}`, label]));

const minimum = 'Minimum visit';
const home = {
  room: 'Room',
  bathroom: 'Bathroom',
  kitchen: 'Kitchen',
  living: 'Living room',
  dining: 'Dining room',
  basement: 'Basement',
  garage: 'Garage',
  pet: 'Pets at home',
  minimum,
};
const floors = {
  Carpet: 'carpet',
  Hardwood: 'hardwood',
  Laminate: 'laminate',
  Tile: 'tile',
  Vinyl: 'vinyl',
};
const floorLabels = (verb: string): Record<string, string> =>
  Object.fromEntries(Object.entries(floors).map(([name, floor]) => [name, `${verb} ${floor}`]));

/** All prices that the product knows, in the order of the form. */
export const groups: readonly PriceGroup[] = [
  group('Rush', 'Dollars, for carpet and residential within 72 hours', { rushFee: 'Rush fee' }),
  group(
    'Commercial',
    'Dollars an hour',
    below('commercial.hour', {
      weekly: 'Every week',
      biWeekly: 'Every two weeks',
      monthly: 'Every month',
    }),
  ),
  group(
    'Student',
    texts.prices.dollars,
    below('student', {
      room: 'Room',
      commonArea: 'Common area',
      fullUnitRoom: 'Full unit, a room',
    }),
  ),
  group(
    'Student deals',
    'Percent off',
    below('deals.discounts', { 4: '4 services', 8: '8 services', 12: '12 services' }),
    'percent',
  ),
  group('Residential, detailed', texts.prices.dollars, below('residential.detailed', home)),
  group(
    'Residential, post-construction',
    texts.prices.dollars,
    below('residential.postConstruction', home),
  ),
  group(
    'Carpet',
    texts.prices.dollars,
    below('carpet', { room: 'Room', stairCase: 'Staircase', basement: 'Basement', minimum }),
  ),
  group(
    'Grout',
    texts.prices.dollars,
    below('grout', {
      room: 'Room',
      bathroom: 'Bathroom',
      hallway: 'Hallway',
      kitchen: 'Kitchen',
      shower: 'Shower',
      minimum,
    }),
  ),
  group(
    'Paint',
    texts.prices.dollars,
    below('paint', {
      room: 'Room',
      bathroom: 'Bathroom',
      window: 'Window',
      door: 'Door',
      hallway: 'Hallway',
      staircase: 'Staircase',
      living: 'Living room',
      dining: 'Dining room',
      kitchen: 'Kitchen',
      basement: 'Rec room',
      baseboard: 'Baseboards',
      ceiling: 'Ceilings',
      minimum,
    }),
  ),
  group('Floor', 'Dollars a square foot', {
    ...below('floor.remove', floorLabels('Remove')),
    ...below('floor.install', floorLabels('Install')),
    'floor.minimum': `${minimum}, dollars`,
  }),
];
