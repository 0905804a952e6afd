import type { QuoteKindName } from 'shared-api/contract/quotes/QuoteKind';

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
  quote: (kind: QuoteKindName) => `${names[kind]} quote`,
};
