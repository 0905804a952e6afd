import type { Texts } from './texts.ts';

/** Texts of the question before what was typed in a window is lost. */
export const texts: Texts = {
  title: 'Fermer sans enregistrer?',
  text: 'Ce que vous avez tapé dans cette fenêtre n’est pas enregistré.',
  unknownTitle: 'Fermer sans réponse?',
  unknown: 'Aucune réponse n’est arrivée à votre envoi; on ne sait donc pas s’il est enregistré.',
  stay: 'Continuer',
  discard: 'Fermer',
};
