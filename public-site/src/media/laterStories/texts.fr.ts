import type { Texts } from './texts.ts';

/** What the films show that only the gallery has, by their numbers. */
export const texts: Texts = {
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
};
