import type { Texts } from './texts.ts';

/** What fields say by themselves; pages without a form do not load it. */
export const texts: Texts = {
  typeToSearch: 'Tapez pour chercher',
  choices: (label) => `${label}\u00a0: choix`,
  fewer: (label) => `Moins\u00a0: ${label}`,
  more: (label) => `Plus\u00a0: ${label}`,
  openCalendar: 'Ouvrir le calendrier',
  closeCalendar: 'Fermer',
  dayOfMonth: (day) => (day === 1 ? '1er' : String(day)),
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  searching: 'Chargement…',
  nothingFound: 'Aucun résultat.',
};
