import type { CatalogueService } from 'shared-api/contract/site/catalogue';
import type { Texts } from './texts.ts';

type Icon = CatalogueService['icon'];

const price = new Intl.NumberFormat('fr-CA', {
  style: 'currency',
  currency: 'CAD',
  trailingZeroDisplay: 'stripIfInteger',
});

const units: Partial<Record<Icon, string>> = {
  commercial: 'l’heure',
  'student-houses': 'la chambre',
};

/** What each service is in one line, and the least it costs, where several are listed. */
export const texts: Texts = {
  lines: {
    carpet: 'Pièces et escaliers, nettoyés à la vapeur',
    commercial: 'Bureaux, cliniques et commerces, les jours de votre choix',
    grout: 'Planchers carrelés et douches, brossés et scellés',
    'post-construction': 'Ni poussière ni étiquettes, prêt à emménager',
    'power-wash': 'Entrées, revêtements et terrasses',
    residential: 'Maisons et appartements, pièce par pièce',
    'student-houses': 'Chambres, aires communes et logements complets',
    bathroom: 'Une salle de bain neuve, un seul responsable',
    demo: 'Murs et planchers enlevés, poussière contenue',
    drywall: 'Murs et plafonds, réparés ou neufs',
    floor: 'Anciens revêtements retirés, nouveaux posés',
    paint: 'Murs, plafonds et boiseries, préparés et peints',
    tile: 'Planchers, douches et dosserets',
  },
  detailing: 'L’auto, de l’intérieur à l’extérieur',
  from: (dollars, icon) =>
    [`à partir de ${price.format(dollars)}`, units[icon]].filter(Boolean).join(' '),
};
