import type { Texts } from './texts.ts';

const inAList = new Intl.ListFormat('fr-CA');
const listed = (names: readonly string[]): string =>
  inAList.format(names.map((name) => `«\u00a0${name}\u00a0»`));

function roomFor(count: number, room: number): string {
  if (room === 0) {
    return count === 1
      ? 'Retirez-en une autre, puis choisissez-la de nouveau.'
      : 'Retirez-en d’autres, puis choisissez-les de nouveau.';
  }
  if (room < count)
    return `Il y a maintenant de la place pour ${room} d’entre elles\u00a0: choisissez de nouveau.`;
  return `Il y a maintenant de la place\u00a0: choisissez-${count === 1 ? 'la' : 'les'} de nouveau.`;
}

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
  tooLarge: (names, megabytes) =>
    names.length === 1
      ? `La photo ${listed(names)} dépasse ${megabytes}\u00a0Mo. Envoyez-en une copie plus petite ou retirez-la.`
      : `Les photos ${listed(names)} dépassent ${megabytes}\u00a0Mo. Envoyez-en des copies plus petites ou retirez-les.`,
  tooMany: (names, count, room) =>
    `${names.length === 1 ? `La photo ${listed(names)} n’a pas été ajoutée` : `Les photos ${listed(names)} n’ont pas été ajoutées`}\u00a0: le maximum est de ${count} photos. ${roomFor(names.length, room)}`,
  notUploaded: (name) =>
    `La photo «\u00a0${name}\u00a0» n’a pas pu être envoyée. Vérifiez votre connexion et choisissez-la de nouveau, ou retirez-la.`,
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
