import type { FieldLine, RateCard, RatePath } from './rates.ts';
import { writeShortMoney } from '../values/moneyTexts.en.ts';
import type { Period } from './period.ts';
import type { Weekday } from '../values/weekdays.ts';
import { rushHours } from './rush.ts';

const home = {
  room: 'Room',
  bathroom: 'Bathroom',
  kitchen: 'Kitchen',
  living: 'Living room',
  dining: 'Dining room',
  basement: 'Basement',
  garage: 'Garage',
  pet: 'Pets at home',
  minimum: 'Minimum visit',
};

const periods = { weekly: 'week', biWeekly: 'two weeks', monthly: 'month' } satisfies Record<
  Period,
  string
>;

const listed = new Intl.ListFormat('en-CA');

const roomsOf = (rooms: readonly number[] = []): string =>
  rooms.length === 0
    ? 'Room'
    : `${rooms.length === 1 ? 'Room' : 'Rooms'} ${listed.format(rooms.map(String))}`;

const floors = {
  Carpet: 'carpet',
  Hardwood: 'hardwood',
  Laminate: 'laminate',
  Tile: 'tile',
  Vinyl: 'vinyl',
};

/** Parameters of lines for recurring visits: hours per visit, and how often. */
export interface VisitParams {
  hours: number;
  frequency: Period;
  /** In the order of the week; unknown in lines of earlier releases. */
  days?: Weekday[];
}

/** What a visit costs at least; unknown in lines of earlier releases. */
export interface MinimumParams {
  minimumCents?: number;
}

export interface FloorParams {
  type: keyof typeof floors;
}

export interface UnitParams {
  building: string;
  unit: string;
  /** Numbers of the rooms that are cleaned; unknown in lines of earlier releases. */
  rooms?: number[];
  /** How often it is cleaned, where it is more than once. */
  visits?: number;
}

/** A deal, and what it takes off the price. */
export interface DealParams {
  visits: number;
  percent: number;
}

const visitsOf = (visits?: number): string => (visits === undefined ? '' : `, ${visits} visits`);

/** Texts of a group of prices: its title, its unit, and a label for each price. */
export interface PriceGroupTexts<Path extends string = string> {
  title: string;
  /** Dollars by default. */
  hint?: string;
  labels: Readonly<Record<Path, string>>;
}

/** A section of the rate card: one group of prices, or one for each of its parts. */
type PartTexts<Part> =
  PriceGroupTexts<RatePath<Part>> | { [N in keyof Part]: PriceGroupTexts<RatePath<Part[N]>> };

/** Texts for the lines and prices of instant quotes. */
export const texts = {
  /** Lines without parameters. */
  lines: {
    'residential.detailed.room': 'Detailed cleaning, room',
    'residential.detailed.bathroom': 'Detailed cleaning, bathroom',
    'residential.detailed.kitchen': 'Detailed cleaning, kitchen',
    'residential.detailed.living': 'Detailed cleaning, living room',
    'residential.detailed.dining': 'Detailed cleaning, dining room',
    'residential.detailed.basement': 'Detailed cleaning, basement',
    'residential.detailed.garage': 'Detailed cleaning, garage',
    'residential.postConstruction.room': 'Post-construction cleaning, room',
    'residential.postConstruction.bathroom': 'Post-construction cleaning, bathroom',
    'residential.postConstruction.kitchen': 'Post-construction cleaning, kitchen',
    'residential.postConstruction.living': 'Post-construction cleaning, living room',
    'residential.postConstruction.dining': 'Post-construction cleaning, dining room',
    'residential.postConstruction.basement': 'Post-construction cleaning, basement',
    'residential.postConstruction.garage': 'Post-construction cleaning, garage',
    'residential.pet': 'Pet hair',
    'carpet.room': 'Carpet cleaning, room',
    'carpet.stairCase': 'Carpet cleaning, staircase',
    'carpet.basement': 'Carpet cleaning, basement',
    'grout.room': 'Grout cleaning, room',
    'grout.bathroom': 'Grout cleaning, bathroom',
    'grout.hallway': 'Grout cleaning, hallway',
    'grout.kitchen': 'Grout cleaning, kitchen',
    'grout.shower': 'Grout cleaning, shower',
    'paint.room': 'Painting, room',
    'paint.bathroom': 'Painting, bathroom',
    'paint.living': 'Painting, living room',
    'paint.dining': 'Painting, dining room',
    'paint.kitchen': 'Painting, kitchen',
    'paint.basement': 'Painting, rec room',
    'paint.hallway': 'Painting, hallway',
    'paint.staircase': 'Painting, staircase',
    'paint.window': 'Painting, window',
    'paint.door': 'Painting, door',
    'paint.baseboard': 'Baseboards, per space',
    'paint.ceiling': 'Ceilings, per space',
    rushFee: `Rush fee, service within ${rushHours} hours`,
  } satisfies Record<FieldLine, string> & Record<string, string>,

  /** What a total is for. */
  perPeriod: (period: Period) => `per ${periods[period]}`,
  firstPeriod: (period: Period) => `the first ${periods[period]}`,

  /** Lines with parameters. */
  linesOf: {
    minimum: ({ minimumCents }: MinimumParams) =>
      minimumCents === undefined
        ? 'Top-up to our minimum'
        : `Top-up to our minimum of ${writeShortMoney(minimumCents)}`,
    'commercial.visit': ({ hours, frequency, days }: VisitParams) =>
      `Visit of ${hours} ${hours === 1 ? 'hour' : 'hours'}, every ${periods[frequency]}${days ? ` on ${listed.format(days)}` : ''}`,
    'floor.remove': ({ type }: FloorParams) => `Removing ${floors[type]}, per sqft`,
    'floor.install': ({ type }: FloorParams) => `Installing ${floors[type]}, per sqft`,
    'student.fullUnit': ({ building, unit, visits }: UnitParams) =>
      `Full unit, ${building}, unit ${unit}${visitsOf(visits)}, per room`,
    'student.commonArea': ({ building, unit, visits }: UnitParams) =>
      `Common area, ${building}, unit ${unit}${visitsOf(visits)}`,
    'student.room': ({ building, unit, rooms, visits }: UnitParams) =>
      `${roomsOf(rooms)}, ${building}, unit ${unit}${visitsOf(visits)}`,
    'student.deal': ({ visits, percent }: DealParams) =>
      `Deal of ${visits} visits, ${percent}% off`,
  },

  rush: {
    title: 'Rush',
    /** @param kinds the titles of the kinds with a rush fee */
    hint: (kinds: readonly string[]) =>
      `Dollars, for ${kinds.join(' and ')} within ${rushHours} hours`,
    label: 'Rush fee',
  },

  /** Prices that belong to no kind, in the order of the settings. */
  prices: {
    commercial: {
      hour: {
        title: 'Commercial',
        hint: 'Dollars an hour',
        labels: { weekly: 'Every week', biWeekly: 'Every two weeks', monthly: 'Every month' },
      },
    },
    student: {
      title: 'Student',
      labels: { room: 'Room', commonArea: 'Common area', fullUnitRoom: 'Full unit, a room' },
    },
    deals: {
      discounts: {
        title: 'Student deals',
        hint: 'Percent off',
        labels: { 4: '4 services', 8: '8 services', 12: '12 services' },
      },
    },
    residential: {
      detailed: { title: 'Residential, detailed', labels: home },
      postConstruction: { title: 'Residential, post-construction', labels: home },
    },
    carpet: {
      title: 'Carpet',
      labels: {
        room: 'Room',
        stairCase: 'Staircase',
        basement: 'Basement',
        minimum: 'Minimum visit',
      },
    },
    grout: {
      title: 'Grout',
      labels: {
        room: 'Room',
        bathroom: 'Bathroom',
        hallway: 'Hallway',
        kitchen: 'Kitchen',
        shower: 'Shower',
        minimum: 'Minimum visit',
      },
    },
    paint: {
      title: 'Paint',
      labels: {
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
        minimum: 'Minimum visit',
      },
    },
    floor: {
      title: 'Floor',
      hint: 'Dollars a square foot',
      labels: {
        'remove.Carpet': `Remove ${floors.Carpet}`,
        'remove.Hardwood': `Remove ${floors.Hardwood}`,
        'remove.Laminate': `Remove ${floors.Laminate}`,
        'remove.Tile': `Remove ${floors.Tile}`,
        'remove.Vinyl': `Remove ${floors.Vinyl}`,
        'install.Carpet': `Install ${floors.Carpet}`,
        'install.Hardwood': `Install ${floors.Hardwood}`,
        'install.Laminate': `Install ${floors.Laminate}`,
        'install.Tile': `Install ${floors.Tile}`,
        'install.Vinyl': `Install ${floors.Vinyl}`,
        minimum: 'Minimum visit, dollars',
      },
    },
  } satisfies { [Part in Exclude<keyof RateCard, 'rushFee'>]: PartTexts<RateCard[Part]> },
};
