import type { Texts } from './texts.ts';

/** Texts that only search engines read. */
export const texts: Texts = {
  categories: { Janitorial: 'Entretien ménager', Contracting: 'Rénovation' },
};
