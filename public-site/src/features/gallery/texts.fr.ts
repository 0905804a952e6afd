import { frenchDay } from 'shared-api/contract/values/frenchDays';
import type { Texts } from './texts.ts';

/** Texts of the gallery. */
export const texts: Texts = {
  titleOf: (type) => `Galerie\u00a0: ${type}`,
  description: 'De courts films de nos chantiers de nettoyage et de rénovation.',
  descriptionDrawn: 'De courts films d’animation sur le nettoyage et la rénovation.',
  drawn: 'Film d’animation; les lieux sont imaginaires.',
  transcript: 'Lire ce qui se dit',
  home: (company) => `${company}, page d’accueil`,
  day: frenchDay,
  close: 'Fermer la galerie',
  previous: 'Film précédent',
  next: 'Film suivant',
  pause: 'Pause',
  play: 'Lecture',
  late: 'Les films ne peuvent pas encore être mis en pause, car une partie de cette page ne s’est pas chargée. Vérifiez votre connexion, puis actualisez la page.',
  position: (position, count, type) => `Film ${position} sur ${count}\u00a0: ${type}`,
};
