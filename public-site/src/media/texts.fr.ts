import type { Texts } from './texts.ts';

/** What the films and pictures of the site show, by their numbers. */
export const texts: Texts = {
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
    7: {
      type: 'Coulis et carreaux',
      alt: 'Un sol carrelé dont le coulis redevient blanc, rangée après rangée.',
    },
    8: { type: 'Cloisons sèches', alt: 'Un mur de montants que l’on ferme panneau par panneau.' },
    9: {
      type: 'Lavage à pression',
      alt: 'Une entrée de garage qu’un jet d’eau ravive bande par bande.',
    },
    10: {
      type: 'Rénovation de salle de bain',
      alt: 'Une pièce vide qui devient une salle de bain, appareil par appareil.',
    },
    11: {
      type: 'Maison étudiante',
      alt: 'Une chambre partagée où l’on remet en ordre bureau, lit et plancher.',
    },
    12: {
      type: 'Démolition',
      alt: 'Un vieux mur que l’on abat et la pièce qui apparaît derrière.',
    },
    13: { type: 'Lavage de vitres', alt: 'Une grande fenêtre qu’une raclette rend claire.' },
    14: { type: 'Peinture de salon', alt: 'Un mur qu’un rouleau peint d’un orange chaud.' },
    15: {
      type: 'Ménage après construction',
      alt: 'Une pièce neuve et poussiéreuse que l’on essuie jusqu’à ce qu’elle brille.',
    },
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
