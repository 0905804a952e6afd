import type { QuoteKindName } from 'shared-api/contract/quotes/QuoteKind';
import type { Texts } from './texts.ts';

const price = new Intl.NumberFormat('fr-CA', {
  style: 'currency',
  currency: 'CAD',
  trailingZeroDisplay: 'stripIfInteger',
});

const names: Readonly<Record<QuoteKindName, string>> = {
  commercial: 'Entretien commercial',
  student: 'Logement étudiant',
  residential: 'Ménage résidentiel',
  carpet: 'Nettoyage de tapis',
  grout: 'Nettoyage de coulis',
  paint: 'Peinture',
  floor: 'Planchers',
};

/** What the least price of a kind is for, where that is not the whole quote. */
const units: Partial<Record<QuoteKindName, string>> = {
  commercial: 'l’heure',
  student: 'la\u00a0chambre',
};

/** Texts of the page with all instant quotes. */
export const texts: Texts = {
  title: 'Soumission instantanée',
  description: (kinds) =>
    `Soumissions instantanées, détaillées et taxes comprises, en une minute\u00a0: ${kinds
      .map((kind) => names[kind])
      .join(', ')
      .toLowerCase()}.`,
  lead: 'Choisissez ce qu’il faut faire et voyez votre prix tout de suite, ligne par ligne, taxes comprises.',
  cleaning: 'Soumissions de nettoyage',
  contracting: 'Soumissions de rénovation',
  lines: {
    commercial: 'Bureaux et commerces, les jours de votre choix',
    student: 'Chambres, aires communes et logements complets',
    residential: 'Maisons et appartements, pièce par pièce',
    carpet: 'Pièces et escaliers, nettoyés à la vapeur',
    grout: 'Planchers carrelés et douches, brossés et scellés',
    paint: 'Murs, plafonds et boiseries, préparés et peints',
    floor: 'Anciens revêtements retirés, nouveaux posés',
  },
  from: (dollars, kind) =>
    [`à partir de ${price.format(dollars)}`, units[kind]].filter(Boolean).join(' '),
  quote: (kind) => names[kind],
};
