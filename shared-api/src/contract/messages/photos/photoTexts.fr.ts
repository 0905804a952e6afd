import { listOf, type NamedFiles } from './listOf.ts';
import type { texts as en } from './photoTexts.en.ts';

const list = new Intl.ListFormat('fr-CA');

/** @returns names in quotation marks; of many the first ones, and how many more there are */
const listed = (names: readonly string[]): string =>
  listOf(
    list,
    names,
    (name) => `«\u00a0${name}\u00a0»`,
    (more) => `${more}\u00a0${more === 1 ? 'autre' : 'autres'}`,
  );

const ofFiles = ({ names }: NamedFiles, one: string, several: string): string =>
  names.length === 1
    ? `Le fichier ${listed(names)} ${one}`
    : `Les fichiers ${listed(names)} ${several}`;

const ofPhotos = ({ names }: NamedFiles, one: string, several: string): string =>
  names.length === 1
    ? `La photo ${listed(names)} ${one}`
    : `Les photos ${listed(names)} ${several}`;

function roomFor(files: number, room: number): string {
  if (room === 0) {
    return files === 1
      ? 'Retirez-en une autre, puis choisissez-la de nouveau.'
      : 'Retirez-en d’autres, puis choisissez-les de nouveau.';
  }
  if (room < files)
    return `Il y a maintenant de la place pour ${room} d’entre elles\u00a0: choisissez de nouveau.`;
  return `Il y a maintenant de la place\u00a0: choisissez-${files === 1 ? 'la' : 'les'} de nouveau.`;
}

/** Why files of a request were left out: one sentence for all of which it is true. */
export const texts: typeof en = {
  photoEmpty: (files) =>
    ofFiles(
      files,
      'est vide. Choisissez la photo de nouveau, ou une autre.',
      'sont vides. Choisissez les photos de nouveau, ou d’autres.',
    ),
  photoTooLarge: (files) =>
    ofPhotos(
      files,
      `dépasse ${files.megabytes}\u00a0Mo. Envoyez-en une copie plus petite ou retirez-la.`,
      `dépassent ${files.megabytes}\u00a0Mo. Envoyez-en des copies plus petites ou retirez-les.`,
    ),
  photoManyPixels: (files) =>
    ofPhotos(
      files,
      `compte plus de ${files.megapixels}\u00a0millions de pixels. Envoyez-en une copie plus petite ou retirez-la.`,
      `comptent plus de ${files.megapixels}\u00a0millions de pixels. Envoyez-en des copies plus petites ou retirez-les.`,
    ),
  photoOtherType: (files) =>
    ofFiles(
      files,
      'n’est pas une image JPEG, PNG ou WebP. Enregistrez-le dans un de ces formats ou choisissez une autre photo.',
      'ne sont pas des images JPEG, PNG ou WebP. Enregistrez-les dans un de ces formats ou choisissez d’autres photos.',
    ),
  photoHeic: (files) =>
    ofPhotos(
      files,
      'est au format HEIC, que nous ne pouvons pas ouvrir. Envoyez-la en JPEG\u00a0: sur un iPhone, choisissez-la dans la photothèque plutôt que dans Fichiers, ou faites-en une capture d’écran.',
      'sont au format HEIC, que nous ne pouvons pas ouvrir. Envoyez-les en JPEG\u00a0: sur un iPhone, choisissez-les dans la photothèque plutôt que dans Fichiers, ou faites-en des captures d’écran.',
    ),
  photoBroken: (files) =>
    ofPhotos(
      files,
      'ne s’ouvre pas; le fichier est peut-être endommagé. Enregistrez-la de nouveau ou choisissez une autre photo.',
      'ne s’ouvrent pas; les fichiers sont peut-être endommagés. Enregistrez-les de nouveau ou choisissez d’autres photos.',
    ),
  photosAboveMost: (files) =>
    ofPhotos(files, 'n’a pas été ajoutée', 'n’ont pas été ajoutées') +
    `\u00a0: le maximum est de ${files.most} photos. ${roomFor(files.names.length, files.room)}`,
  photoNotSent: (files) =>
    ofPhotos(
      files,
      'n’a pas pu être envoyée. Vérifiez votre connexion et choisissez-la de nouveau, ou retirez-la.',
      'n’ont pas pu être envoyées. Vérifiez votre connexion et choisissez-les de nouveau, ou retirez-les.',
    ),
  photoLost: (files) =>
    ofPhotos(
      files,
      'n’était pas encore arrivée quand vous avez quitté la page. Choisissez-la de nouveau, sans quoi elle ne sera pas envoyée.',
      'n’étaient pas encore arrivées quand vous avez quitté la page. Choisissez-les de nouveau, sans quoi elles ne seront pas envoyées.',
    ),
};
