import type { Texts } from './texts.ts';

/** Texts of the question before what was typed in a window is lost. */
export const texts: Texts = {
  title: 'Fermer sans enregistrer?',
  text: 'Ce que vous avez tapé dans cette fenêtre n’est pas enregistré.',
  stay: 'Continuer',
  discard: 'Fermer',
};
