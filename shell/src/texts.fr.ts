import type { Texts } from './texts.ts';

/** The shell's own texts. */
export const texts: Texts = {
  newVersion: {
    title: 'Une nouvelle version est disponible',
    short: 'Une nouvelle version est disponible. Ce que vous avez saisi est conservé.',
    message: 'Cette page est ouverte depuis un moment, et il en existe une nouvelle version.',
    hint: 'Ce que vous avez saisi est conservé. Actualisez la page pour continuer.',
    action: 'Actualiser',
  },
  screenFailed: 'Cette page n’a pas pu être affichée.',
  partMissing: 'Cette partie du site n’est pas disponible pour le moment.',
  partFailed: 'Cette partie du site n’a pas pu être chargée.',
  undo: 'Annuler',
  undone: 'Tout est comme avant.',
  restored: 'C’est rétabli.',
};
