import type { texts as en } from './quoteLabelTexts.en.ts';

const email = 'Courriel';
const timestamp = 'Date';

/** Field labels of each quote kind. */
export const texts: typeof en = {
  commercial: { frequency: 'Fréquence', days: 'Jours', hours: 'Heures par visite', email },
  student: {
    deal: 'Forfait',
    timestamp,
    building: 'Immeuble',
    unit: 'Logement',
    fullUnit: 'Logement complet',
    commonArea: 'Aires communes',
    rooms: 'Chambres',
    email,
  },
  residential: {
    type: 'Type de service',
    timestamp,
    room: 'Pièces',
    bathroom: 'Salles de bain',
    kitchen: 'Cuisine',
    living: 'Salon',
    dining: 'Salle à manger',
    basement: 'Sous-sol',
    garage: 'Garage',
    pet: 'Animaux à la maison',
    email,
  },
  carpet: {
    timestamp,
    room: 'Pièces',
    stairCase: 'Escaliers',
    basement: 'Sous-sol',
    email,
  },
  grout: {
    room: 'Pièces',
    bathroom: 'Salles de bain',
    hallway: 'Couloirs',
    kitchen: 'Cuisines',
    shower: 'Douches',
    email,
  },
  paint: {
    room: 'Pièces',
    bathroom: 'Salles de bain',
    window: 'Fenêtres',
    door: 'Portes',
    hallway: 'Couloirs',
    staircase: 'Escaliers',
    living: 'Salon',
    dining: 'Salle à manger',
    kitchen: 'Cuisine',
    basement: 'Salle de jeux',
    baseboard: 'Plinthes',
    ceiling: 'Plafonds',
    email,
  },
  floor: {
    removeFloorType: 'Plancher à enlever',
    installFloorType: 'Plancher à poser',
    totalArea: 'Superficie totale en pi²',
    email,
  },
};
