/** "1 price", "2 prices". */
export const count = (amount: number, one: string, many: string): string =>
  `${amount} ${amount === 1 ? one : many}`;

const minimum = 'Minimum visit';
const homeLabels = {
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

/** What the prices of the rate card are called, by their names in it. */
const priceGroups = {
  rush: {
    title: 'Rush',
    hint: 'Dollars, for carpet and residential within 72 hours',
    labels: { rushFee: 'Rush fee' },
  },
  commercial: {
    title: 'Commercial',
    hint: 'Dollars an hour',
    labels: { weekly: 'Every week', biWeekly: 'Every two weeks', monthly: 'Every month' },
  },
  student: {
    title: 'Student',
    labels: { room: 'Room', commonArea: 'Common area', fullUnitRoom: 'Full unit, a room' },
  },
  deals: {
    title: 'Student deals',
    hint: 'Percent off',
    labels: { 4: '4 services', 8: '8 services', 12: '12 services' },
  },
  detailed: { title: 'Residential, detailed', labels: homeLabels },
  postConstruction: { title: 'Residential, post-construction', labels: homeLabels },
  carpet: {
    title: 'Carpet',
    labels: { room: 'Room', stairCase: 'Staircase', basement: 'Basement', minimum },
  },
  grout: {
    title: 'Grout',
    labels: {
      room: 'Room',
      bathroom: 'Bathroom',
      hallway: 'Hallway',
      kitchen: 'Kitchen',
      shower: 'Shower',
      minimum,
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
      minimum,
    },
  },
  floor: {
    title: 'Floor',
    hint: 'Dollars a square foot',
    remove: {
      Carpet: 'Remove carpet',
      Hardwood: 'Remove hardwood',
      Laminate: 'Remove laminate',
      Tile: 'Remove tile',
      Vinyl: 'Remove vinyl',
    },
    install: {
      Carpet: 'Install carpet',
      Hardwood: 'Install hardwood',
      Laminate: 'Install laminate',
      Tile: 'Install tile',
      Vinyl: 'Install vinyl',
    },
    minimum: `${minimum}, dollars`,
  },
};

/** Texts of the prices and the trial quote. */
export const priceTexts = {
  priceGroups,
  prices: {
    loading: 'Loading the prices…',
    failed: 'The prices could not be loaded.',
    intro:
      'What instant quotes cost, in dollars without tax. A saved price holds for the next quote; quotes that were given keep theirs.',
    version: (version: number) => `Version ${version}`,
    save: 'Save prices',
    discard: 'Discard changes',
    saved: 'Prices saved. The next quote has them.',
    notSaved: 'The prices could not be saved',
    changed: (amount: number) =>
      `${count(amount, 'price is', 'prices are')} changed, not saved yet.`,
    wrong: (amount: number) => `${count(amount, 'price needs', 'prices need')} mending.`,
    notMoney: 'Write dollars with at most two decimals, like 49.50.',
    notPercent: 'Write percent from 0 to 100, like 12.5.',
    changedInGroup: (amount: number) => `${amount} changed`,
    other: 'Other prices',
    dollars: 'Dollars',
  },
  conflict: {
    changes: 'What somebody else has changed',
    field: 'Price',
    was: 'Was',
    theirs: 'Theirs',
    yours: 'Yours',
    kept: 'What you typed is kept. Nothing is saved until you save again.',
    none: 'Somebody saved the same prices again.',
    goOn: 'Go on from the newer prices',
    back: 'Back',
    unchanged: 'not changed',
  },
  priceHistory: {
    title: 'History of prices',
    loading: 'Loading the history…',
    failed: 'The history could not be loaded.',
    none: 'No price has been changed yet.',
    prices: 'Prices',
    version: (version: number) => `Version ${version}`,
    changes: 'What changed',
    by: 'By',
    when: 'When',
    same: 'Saved again with the same prices',
    unknown: 'none',
    change: (price: string, before: string, after: string) => `${price}, ${before} to ${after}`,
  },
  leave: {
    title: 'Leave without saving?',
    text: 'The prices that you changed are not saved yet.',
    stay: 'Stay here',
    leave: 'Leave',
  },
  trial: {
    title: 'Trial quote',
    intro: 'What a quote costs now, and with the prices as they are typed. Nothing is stored.',
    kind: 'Kind of quote',
    rush: 'Within 72 hours',
    building: 'Building',
    rooms: 'Rooms',
    fullUnit: 'Full unit',
    commonArea: 'Common area',
    days: 'Days',
    repeat: 'Repeat',
    frequencies: { weekly: 'Every week', biWeekly: 'Every two weeks', monthly: 'Every month' },
    table: 'The trial quote before and after',
    line: 'Line',
    before: 'Before',
    after: 'After',
    subTotal: 'Subtotal',
    tax: 'HST',
    total: 'Total',
    times: (quantity: number) => ` × ${quantity}`,
    wrongPrices: 'Mend the marked prices to see what a quote costs with them.',
    loading: 'Working it out…',
    failed: 'The trial quote could not be priced.',
    told: (before: string, after: string) => `Before ${before}, after ${after}, tax included.`,
  },
};
