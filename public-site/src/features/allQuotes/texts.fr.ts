import type { Texts } from './texts.ts';

const price = new Intl.NumberFormat('fr-CA', {
  style: 'currency',
  currency: 'CAD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Kinds of quotes by their English titles. */
const names: Readonly<Record<string, string>> = {
  Commercial: 'Entretien commercial',
  Student: 'Logement étudiant',
  Residential: 'Ménage résidentiel',
  Carpet: 'Nettoyage de tapis',
  Grout: 'Nettoyage de coulis',
  Paint: 'Peinture',
  Floor: 'Planchers',
};

const nameOf = (title: string): string => names[title] ?? title;

/** Texts of the page with all instant quotes. */
export const texts: Texts = {
  title: 'Soumission instantanée',
  description: (kinds) =>
    `Soumissions instantanées, détaillées et taxes comprises, en une minute\u00a0: ${kinds.map(nameOf).join(', ').toLowerCase()}.`,
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
  from: (dollars) => `à partir de ${price.format(dollars)}`,
  quote: nameOf,
};
