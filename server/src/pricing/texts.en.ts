/** What a person reads of an instant quote: answer, lines and mail. */
export const en = {
  /** Headings of the table that the lines stand in. */
  headings: ['Description', 'Quantity', 'Unit price', 'Amount'],
  subTotal: 'Subtotal',
  tax: 'HST',
  total: 'Total',
  taxOf: (hstNumber: string) => `HST (${hstNumber})`,

  /** Priced lines that need no parameters. */
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
    minimum: 'Minimum visit charge',
    rushFee: 'Rush fee, service within 72 hours',
  },

  /** Priced lines that say more than what they are. */
  linesOf: {
    'commercial.visit': ({ hours, frequency }: VisitParams) =>
      `Visit of ${hours} hours, per ${periods[frequency]}`,
    'floor.remove': ({ type }: FloorParams) => `Removing ${floors[type]}, sqft`,
    'floor.install': ({ type }: FloorParams) => `Installing ${floors[type]}, sqft`,
    'student.fullUnit': ({ building, unit }: UnitParams) =>
      `Full unit ${building} ${unit}, per room`,
    'student.commonArea': ({ building, unit }: UnitParams) => `Common area ${building} ${unit}`,
    'student.room': ({ building, unit }: UnitParams) => `Room ${building} ${unit}`,
  },

  /** What the visitor is answered. */
  message: (number: number, total: string) =>
    `Your quote #${number} comes to ${total}, tax included. We have e-mailed it to you.`,

  mail: {
    subject: (title: string, number: number) => `Your ${title.toLowerCase()} quote #${number}`,
    intro: (company: string, title: string, number: number) =>
      `Thank you for asking ${company}. Here is your ${title.toLowerCase()} quote #${number}.`,
    line: (description: string, quantity: number) =>
      quantity === 1 ? description : `${description} × ${quantity}`,
    outro: (phone: string) => `Questions? Call ${phone} or answer this e-mail.`,
  },

  deals: {
    room: 'Room Deals',
    commonArea: 'Common Area Deals',
    fullUnit: 'Full Unit Deals (5-bed)',
  },
};

/** Hours of one visit, and how often visits repeat. */
export interface VisitParams {
  hours: number;
  frequency: keyof typeof periods;
}

export interface FloorParams {
  type: keyof typeof floors;
}

/** A student unit. */
export interface UnitParams {
  building: string;
  unit: string;
}

const periods = { weekly: 'week', biWeekly: 'two weeks', monthly: 'month' };

const floors = {
  Carpet: 'carpet',
  Hardwood: 'hardwood',
  Laminate: 'laminate',
  Tile: 'tile',
  Vinyl: 'vinyl',
};
