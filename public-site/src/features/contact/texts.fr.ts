import type { Weekday } from 'shared-api/contract/values/weekdays';
import type { Texts } from './texts.ts';

const dayNames: Record<Weekday, string> = {
  Monday: 'lundi',
  Tuesday: 'mardi',
  Wednesday: 'mercredi',
  Thursday: 'jeudi',
  Friday: 'vendredi',
  Saturday: 'samedi',
  Sunday: 'dimanche',
};

/** `8:30` as `8\u00a0h\u00a030`. */
const hourOf = (time: string): string =>
  time.replace(/^(\d+):00$/, '$1\u00a0h').replace(/^(\d+):(\d+)$/, '$1\u00a0h\u00a0$2');

/** Texts of the contact page. */
export const texts: Texts = {
  title: 'Nous joindre',
  description:
    'Appelez, écrivez ou envoyez un message\u00a0: nous répondons en un jour ouvrable au plus.',
  lead: 'Dites-nous ce qu’il vous faut. Nous répondons en un jour ouvrable au plus.',
  name: 'Nom',
  email: 'Courriel',
  subject: 'Objet',
  phone: 'Téléphone',
  message: 'Message',
  send: 'Envoyer le message',
  sending: 'Envoi…',
  sent: 'Votre message est en route',
  again: 'Modifier et réessayer',
  failed: 'Votre message n’a pas pu être envoyé.',
  check: 'À vérifier',
  reach: 'Nous joindre directement',
  hours: 'Heures d’ouverture',
  openDays: (first, last) =>
    first === last ? `Le ${dayNames[first]}` : `Du ${dayNames[first]} au ${dayNames[last]}`,
  openHours: (opens, closes) => `${hourOf(opens)} à ${hourOf(closes)}`,
  address: 'Adresse',
  about: {
    book: (number) => `Réserver la soumission nº\u00a0${number}`,
    change: (number) => `Modifier la soumission nº\u00a0${number}`,
    ask: (number) => `Question sur la soumission nº\u00a0${number}`,
  },
};
