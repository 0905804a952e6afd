import type { QuoteKindName } from 'shared-api/contract/quotes/QuoteKind';

const price = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  trailingZeroDisplay: 'stripIfInteger',
});

// Not the titles of the kinds' declarations, which bring validation along.
const names: Readonly<Record<QuoteKindName, string>> = {
  commercial: 'Commercial',
  student: 'Student',
  residential: 'Residential',
  carpet: 'Carpet',
  grout: 'Grout',
  paint: 'Paint',
  floor: 'Floor',
};

const listed = (words: readonly string[]): string =>
  `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Texts of the page with all instant quotes. */
export const texts = {
  title: 'Generate Quote',
  description: (kinds: readonly QuoteKindName[]) =>
    `Instant quotes for ${listed(kinds.map((kind) => names[kind])).toLowerCase()} services: itemised, tax included, in a minute.`,
  lead: 'Pick what needs doing and see your price at once, line by line, tax included.',
  cleaning: 'Cleaning quotes',
  contracting: 'Contracting quotes',
  /** What each kind is for, in one line. */
  lines: {
    commercial: 'Offices and shops, on the days you choose',
    student: 'Rooms, common areas and full units',
    residential: 'Homes and apartments, room by room',
    carpet: 'Rooms and stairs, steam-cleaned',
    grout: 'Tile floors and showers, scrubbed and sealed',
    paint: 'Walls, ceilings and trim, prepared and painted',
    floor: 'Old floors taken out, new ones laid',
  } satisfies Record<QuoteKindName, string>,
  /** @param dollars without tax */
  from: (dollars: number, kind: QuoteKindName) =>
    [`from ${price.format(dollars)}`, units[kind]].filter(Boolean).join(' '),
  quote: (kind: QuoteKindName) => `${names[kind]} quote`,
};

/** What the least price of a kind is for, where that is not the whole quote. */
const units: Partial<Record<QuoteKindName, string>> = { commercial: 'an hour', student: 'a room' };
