import type { Texts } from './texts.ts';

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
  sent: 'Nous avons reçu votre message',
  wrote: 'Vous avez écrit',
  again: 'Modifier et réessayer',
  failed: 'Votre message n’a pas pu être envoyé.',
  check: 'À vérifier',
  reach: 'Nous joindre directement',
  hours: 'Heures d’ouverture',
  address: 'Adresse',
};
