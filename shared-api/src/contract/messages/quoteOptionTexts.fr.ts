import type { texts as en } from './quoteOptionTexts.en.ts';

const names: Readonly<Record<string, string>> = {
  // Floors
  'N/A': 'Aucun',
  Carpet: 'Tapis',
  Hardwood: 'Bois franc',
  Laminate: 'Stratifié',
  Tile: 'Carreaux',
  Vinyl: 'Vinyle',
  // Sorts of a home's cleaning
  Detailed: 'Ménage détaillé',
  'Post-Construction': 'Après construction',
};

/** Choices of the forms of quotes. */
export const texts: typeof en = { nameOf: (option) => names[option] ?? option };
