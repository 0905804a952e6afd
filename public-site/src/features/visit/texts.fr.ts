import type { Texts } from './texts.ts';

/** Texts of the form that asks for a visit. */
export const texts: Texts = {
  elsewhere: (district) =>
    `${district} n’est pas sur nos trajets habituels. Demandez tout de même\u00a0: pour de plus gros travaux, nous nous déplaçons.`,
  day: 'Jour qui vous convient',
  dayHint: 'Laissez vide si tous les jours vous conviennent.',
  time: 'Moment de la journée',
  timeHint: 'Nous confirmons l’heure par téléphone.',
  anyTime: 'N’importe quand',
  times: { Morning: 'Le matin', Afternoon: 'L’après-midi', Evening: 'Le soir' },
  messageHint: 'Les pièces, les dimensions, ce qui est abîmé, ce que vous souhaitez.',
  photos: 'Photos',
  addPhotos: 'Ajouter des photos',
  photosHint: (count, megabytes) =>
    `Jusqu’à ${count} photos en JPEG, PNG ou WebP, de ${megabytes}\u00a0Mo chacune. Nous en retirons les données de localisation, et seul notre personnel les voit.`,
  leftOut: 'Non ajoutée',
  notKept:
    'Les photos que vous aviez choisies n’ont pas pu être chargées. Choisissez-les de nouveau, sans quoi elles ne seront pas envoyées.',
  uploading: (name) => `Envoi de ${name}`,
  count: (count) => `${count} ${count > 1 ? 'photos ajoutées' : 'photo ajoutée'}.`,
  keep: (name) => `Joindre ${name} à la demande`,
  remove: 'Retirer',
  removeOf: (name) => `Retirer ${name}`,
  send: 'Demander une visite',
  sending: 'Envoi…',
  sent: 'Nous avons reçu votre demande',
  again: 'Modifier et réessayer',
  failed: 'Votre demande n’a pas pu être envoyée.',
  check: 'À vérifier',
};
