import type { texts as en } from './quoteOptionTexts.en.ts';

const names: Readonly<Record<string, string>> = {
  // Floors
  'N/A': 'Aucun',
  Carpet: 'Tapis',
  Hardwood: 'Bois franc',
  Laminate: 'Stratifié',
  Tile: 'Carreaux',
  Vinyl: 'Vinyle',
  // Types of home cleaning
  Detailed: 'Ménage détaillé',
  'Post-Construction': 'Après construction',
  // Deals
  'One visit': 'Une seule visite',
  '4 visits': '4 visites',
  '8 visits': '8 visites',
  '12 visits': '12 visites',
};

/** Display names of options in quote forms. */
export const texts: typeof en = { nameOf: (option) => names[option] ?? option };
