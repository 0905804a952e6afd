import type { PictureTexts } from './pictureTexts.ts';

/** What the pictures of the catalogue's services show; the home page has no need of it. */
export const texts: PictureTexts = {
  carpet: 'Une machine à nettoyer les tapis laisse une bande claire sur le tapis d’un salon.',
  commercial: 'Un bureau devant une rangée de fenêtres, une vadrouille et un seau à côté.',
  grout: 'Une brosse sur un sol carrelé\u00a0: coulis brun d’un côté, blanc de l’autre.',
  'post-construction':
    'Un aspirateur d’atelier dépoussière une pièce neuve où se dresse un escabeau.',
  'power-wash': 'Une laveuse à pression éclaircit une entrée de garage grise devant la maison.',
  residential: 'Un salon avec un canapé et un tapis propre, l’aspirateur à côté.',
  'student-houses':
    'Une chambre d’étudiant en ordre\u00a0: lit, bureau avec un portable, sac à dos.',
  bathroom:
    'Une baignoire blanche pleine de mousse devant des carreaux de terre cuite, un lavabo et un miroir rond.',
  demo: 'Une masse devant un mur de briques percé d’une grande ouverture.',
  drywall: 'Des montants nus à côté d’un panneau fini dont on tire le joint au couteau à enduire.',
  floor: 'Un plancher de bois franc à moitié posé, un maillet et une planche libre.',
  paint: 'Un rouleau laisse une bande d’orange chaud sur un mur pâle, un pot de peinture à côté.',
  tile: 'Des carreaux posés dans la colle fraîche, une truelle dentelée devant eux.',
};
