import type { Texts } from './texts.ts';

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
  quote: nameOf,
};
