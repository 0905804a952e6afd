import type { QuoteKindName } from 'shared-api/contract/quotes/QuoteKind';
import type { Texts } from './texts.ts';

const names: Readonly<Record<QuoteKindName, string>> = {
  commercial: 'Entretien commercial',
  student: 'Logement étudiant',
  residential: 'Ménage résidentiel',
  carpet: 'Nettoyage de tapis',
  grout: 'Nettoyage de coulis',
  paint: 'Peinture',
  floor: 'Planchers',
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
  quote: (kind) => names[kind],
};
