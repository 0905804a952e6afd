import type { Texts } from './texts.ts';

/** Texts of the frame of every public page. */
export const texts: Texts = {
  menu: {
    home: 'Accueil',
    allServices: 'Services',
    allQuotes: 'Soumission',
    gallery: 'Galerie',
    payment: 'Paiement en ligne',
    contact: 'Nous joindre',
    login: 'Connexion',
  },
  who: 'Qui nous sommes',
  tradeNames: (first, second, operator) =>
    `${first} et ${second} sont des noms commerciaux exploités par ${operator}`,
  insured: 'Assurance jusqu’à concurrence de 5\u00a0000\u00a0000\u00a0$.',
  screened:
    'Les antécédents judiciaires et les références de chaque membre de l’équipe sont vérifiés.',
  talk: 'Nous parler',
  follow: 'Nous suivre',
  accepted: 'Paiements acceptés',
  visa: 'Visa',
  mastercard: 'Mastercard',
  interac: 'Débit Interac',
  refused: (title) => `À vérifier\u00a0: ${title}`,
  footer: 'Pied de page',
  privacy: 'Confidentialité',
  call: (phone) => `Appeler le ${phone}`,
};
