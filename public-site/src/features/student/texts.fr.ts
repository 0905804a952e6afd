import type { Texts } from './texts.ts';

/** Texts of the student special. */
export const texts: Texts = {
  title: 'Offre étudiante',
  description:
    'Nettoyage de chambres, d’aires communes et de logements étudiants, à des prix qui se partagent entre colocataires\u00a0: 4, 8 ou 12 visites.',
  lead: 'Chambres, aires communes et logements complets dans les immeubles étudiants, à des prix qui se partagent entre colocataires.',
  tasks: 'Ce que nous nettoyons',
  taskGroups: [
    {
      name: 'Chambres',
      tasks: [
        'Plancher aspiré et lavé jusque dans les coins',
        'Époussetage du bureau, des tablettes et de l’appui de fenêtre',
        'Miroir et interrupteurs essuyés',
        'Corbeille vidée, sac remplacé',
      ],
    },
    {
      name: 'Aires communes',
      tasks: [
        'Comptoirs, évier et surface de cuisson dégraissés',
        'Extérieur du réfrigérateur et du micro-ondes essuyé, intérieur du micro-ondes nettoyé',
        'Salle de bain détartrée et désinfectée',
        'Planchers du salon et du couloir lavés',
      ],
    },
    {
      name: 'Logement complet',
      tasks: [
        'Toutes les chambres et les aires communes en une visite',
        'Intérieur des placards et armoires vides',
        'Plinthes et portes essuyées',
      ],
    },
  ],
  deals: 'Forfaits',
  dealsLead:
    'Réservez une série de visites pour la session et payez chacune moins cher. Taxes en sus.',
  services: 'Visites',
  price: 'Prix',
  discount: 'Avec rabais',
  dealsLoading: 'Chargement des forfaits…',
  dealsFailed: 'Les forfaits n’ont pas pu être chargés. Appelez-nous pour les connaître.',
  quote: 'Soumission instantanée',
  quoteLead:
    'Choisissez un forfait ou une seule visite, puis ce que nous devons nettoyer. Votre prix s’affiche à mesure.',
  buildings: 'Des immeubles que nous connaissons bien',
  units: (count) => (count < 2 ? `${count} logement` : `${count} logements`),
};
