import type { Texts } from './texts.ts';

const days = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'full', timeZone: 'UTC' });

/** Texts of the page that a form leads to which was sent without scripts. */
export const texts: Texts = {
  title: { message: 'Nous avons reçu votre message', visit: 'Nous avons reçu votre demande' },
  asked: 'Ce que vous avez demandé',
  day: 'Jour',
  date: (day) => days.format(new Date(`${day}T00:00:00Z`)).replace(/ 1 /, ' 1er '),
  time: 'Moment de la journée',
  times: { Morning: 'Le matin', Afternoon: 'L’après-midi', Evening: 'Le soir' },
  photos: 'Photos reçues',
  next: 'Quelque chose à ajouter?',
  reach: 'Appelez-nous ou écrivez-nous\u00a0: nous l’ajoutons à ce que vous avez envoyé.',
  home: 'Retour à l’accueil',
  none: 'Nous ne trouvons pas cette demande',
  noneLead:
    'Le lien est peut-être incomplet, ou la demande a été supprimée depuis. Veuillez remplir le formulaire de nouveau ou nous appeler.',
  contact: 'Ouvrir le formulaire de contact',
};
