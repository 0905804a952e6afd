import type { texts as en } from './exampleTexts.en.ts';

/** Words of the made-up case in examples of mails. */
export const texts: typeof en = {
  headings: ['Description', 'Montant'],
  cleaning: 'Ménage des bureaux',
  title: 'Ménage des bureaux',
  subject: 'Ménage',
  question: 'Pourriez-vous faire le ménage de nos bureaux une fois par semaine?',
  message: 'Merci de nous avoir écrit. Oui, ce serait avec plaisir.',
  address: '12, rue Erb Ouest',
  reason: 'Une pièce a été oubliée',
};
