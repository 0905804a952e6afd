/** "1 price", "2 prices". */
export const count = (amount: number, one: string, many: string): string =>
  `${amount} ${amount === 1 ? one : many}`;

/** Texts of the prices and the trial quote. */
export const priceTexts = {
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
} as const;
