import type { VisitTexts } from './texts.ts';

/** Confirmations to those who ask for a visit. */
export const fr: VisitTexts = {
  thanks:
    'Merci. Nous vous appellerons en un jour ouvrable au plus pour convenir d’un moment; la visite est gratuite.',
};
