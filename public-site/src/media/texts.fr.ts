import type { Texts } from './texts.ts';

/** What the films and pictures of the home page show, by their numbers. */
export const texts: Texts = {
  hero: 'Une maison en coupe\u00a0: une moitié que l’on nettoie, l’autre que l’on rénove.',
  stories: {
    1: {
      type: 'Nettoyage de tapis',
      alt: 'Un tapis de salon déjà propre à moitié, la machine posée dessus.',
    },
    2: { type: 'Peinture d’escalier', alt: 'Un escalier que l’on peint marche par marche.' },
    3: {
      type: 'Grand ménage de cuisine',
      alt: 'Une cuisine verte, la cuisinière et les carreaux impeccables.',
    },
    4: {
      type: 'Plancher de bois franc',
      alt: 'Une pièce au plancher de bois franc à moitié posé.',
    },
    5: {
      type: 'Ménage de bureau en soirée',
      alt: 'Un bureau à la tombée du jour, derrière des vitres éclatantes.',
    },
    6: { type: 'Carrelage de douche', alt: 'Une douche fraîchement carrelée.' },
  },
  residences: {
    1: 'Une tour d’habitation en brique et son aile basse, des arbres devant.',
    2: 'Quatre maisons en rangée de couleurs différentes, chacune avec sa porte.',
    3: 'Une maison victorienne avec une tourelle ronde et une galerie.',
    4: 'Une résidence étudiante aux fenêtres claires, des vélos à la porte.',
    5: 'Un immeuble de verre au crépuscule, quelques fenêtres éclairées.',
    6: 'Un immeuble bas aux balcons fleuris.',
    7: 'Trois maisons de ville sous la neige fraîche.',
    8: 'Une usine de brique convertie, au toit en dents de scie.',
    9: 'Une maison blanche au toit vert avec une galerie.',
    10: 'Un immeuble autour d’une cour, avec une allée et des arbres.',
  },
};
