import type { Texts } from './texts.ts';

/** What the components of the design system say by themselves. */
export const texts: Texts = {
  skip: 'Aller au contenu',
  menu: 'Menu',
  main: 'Principal',
  closeMenu: 'Fermer le menu',
  lists: 'Listes',
  account: 'Mon compte\u00a0: ',
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
  loading: 'Chargement…',
  close: 'OK',
  error: {
    title: 'Erreur inattendue',
    hint: 'Ce que vous faisiez ailleurs n’est pas perdu. Réessayez ou revenez à l’accueil.',
    action: 'Réessayer',
  },
  home: 'Page d’accueil',
};
