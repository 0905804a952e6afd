import type { Texts } from './texts.ts';

/** Texts of the home page. */
export const texts: Texts = {
  title: (company, city) => `${company}\u00a0: nettoyage et rénovation à ${city}`,
  getQuote: 'Obtenir une soumission instantanée',
  allServices: 'Voir tous les services',
  description:
    'Nettoyage et rénovation par une équipe d’expérience depuis juillet 2017\u00a0: soumissions instantanées, assurance, suivi après chaque service.',
  headline: 'Un lieu propre, bien tenu.',
  promise:
    'Une seule équipe d’ici pour le nettoyage et la rénovation. Voyez votre prix en une minute, choisissez le jour qui vous convient; après chaque service, nous prenons de vos nouvelles.',
  facts: [
    { figure: 'Juillet 2017', text: 'Au service de nos clients depuis' },
    { figure: '5\u00a0000\u00a0000\u00a0$', text: 'Assurance jusqu’à' },
    { figure: 'Toute l’équipe', text: 'Antécédents judiciaires et références vérifiés' },
    { figure: 'Chaque service', text: 'Suivi après' },
  ],
  stories: 'Notre façon de travailler',
  storiesLead: 'De courts films d’animation; les lieux sont imaginaires.',
  storiesFilmed: 'De courts films de nos chantiers.',
  storiesAll: (count) => (count === 1 ? 'Voir le film' : `Voir les ${count} films`),
  cleaning: 'Services de nettoyage',
  cleaningLead:
    'Maisons, bureaux, logements étudiants et chantiers, nettoyés le jour qui vous convient.',
  contracting: 'Services de rénovation',
  contractingLead:
    'De la démolition à la dernière plinthe, avec un seul responsable, qui répond à vos appels.',
  projects: 'Projets',
  projectsLead: 'Des dessins de résidences semblables à celles dont nous prenons soin.',
  projectsPhotographed: 'Des résidences dont nous prenons soin.',
};
