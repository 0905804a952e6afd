import type { Texts } from './texts.ts';

/** What the components of the design system say by themselves. */
export const texts: Texts = {
  skip: 'Aller au contenu',
  menu: 'Menu',
  main: 'Principale',
  closeMenu: 'Fermer le menu',
  lists: 'Listes',
  beforeDay: (weekday) => `${weekday} `,
  asRole: (role) => `, ${role}`,
  account: 'Mon compte\u00a0: ',
  loading: 'Chargement…',
  close: 'OK',
  error: {
    title: 'Erreur inattendue',
    hint: 'Ce que vous faisiez ailleurs n’est pas perdu. Réessayez ou revenez à l’accueil.',
    action: 'Réessayer',
  },
  home: 'Page d’accueil',
};
