import { listOf, type NamedFiles } from './listOf.ts';

const list = new Intl.ListFormat('en-CA');

/** @returns names in quotation marks; of many the first ones, and how many more there are */
const listed = (names: readonly string[]): string =>
  listOf(
    list,
    names,
    (name) => `"${name}"`,
    (more) => `${more} more`,
  );

const count = ({ names }: NamedFiles, one: string, several: string): string =>
  `${listed(names)} ${names.length === 1 ? one : several}`;

function roomFor(files: number, room: number): string {
  if (room === 0) {
    return files === 1
      ? 'Remove another one, then choose it again.'
      : 'Remove others, then choose them again.';
  }
  if (files === 1) return 'There is room for it now: choose it again.';
  return room < files
    ? `There is room for ${room} of them now: choose again.`
    : 'There is room for them now: choose them again.';
}

/** Why files of a request were left out: one sentence for all of which it is true. */
export const texts = {
  photoEmpty: (files: NamedFiles) =>
    count(
      files,
      'is empty. Choose the photo again, or another one.',
      'are empty. Choose the photos again, or others.',
    ),
  photoTooLarge: (files: NamedFiles & { megabytes: number }) =>
    count(
      files,
      `is larger than ${files.megabytes} MB. Send a smaller copy of it, or leave it out.`,
      `are larger than ${files.megabytes} MB. Send smaller copies of them, or leave them out.`,
    ),
  photoManyPixels: (files: NamedFiles & { megapixels: number }) =>
    count(
      files,
      `has more than ${files.megapixels} million pixels. Send a smaller copy of it, or leave it out.`,
      `have more than ${files.megapixels} million pixels. Send smaller copies of them, or leave them out.`,
    ),
  photoOtherType: (files: NamedFiles) =>
    count(
      files,
      'is not a JPEG, PNG or WebP picture. Save it as one of these, or choose another photo.',
      'are not JPEG, PNG or WebP pictures. Save them as one of these, or choose other photos.',
    ),
  photoHeic: (files: NamedFiles) =>
    count(
      files,
      'is a HEIC photo, which we cannot open. Send it as a JPEG: on an iPhone choose it from the photo library in place of Files, or take a screenshot of it.',
      'are HEIC photos, which we cannot open. Send them as JPEG: on an iPhone choose them from the photo library in place of Files, or take screenshots of them.',
    ),
  photoBroken: (files: NamedFiles) =>
    count(
      files,
      'cannot be opened; the file may be damaged. Save it again, or choose another photo.',
      'cannot be opened; the files may be damaged. Save them again, or choose other photos.',
    ),
  /** @param files.room how many more there is room for now: some were removed, or refused meanwhile */
  photosAboveMost: (files: NamedFiles & { most: number; room: number }) =>
    count(files, 'was', 'were') +
    ` left out: you can send ${files.most} photos. ${roomFor(files.names.length, files.room)}`,
  photoNotSent: (files: NamedFiles) =>
    count(
      files,
      'could not be sent. Check your connection and choose it again, or leave it out.',
      'could not be sent. Check your connection and choose them again, or leave them out.',
    ),
  photoLost: (files: NamedFiles) =>
    count(
      files,
      'had not arrived yet when the page was left. Choose it again, or it will not be sent.',
      'had not arrived yet when the page was left. Choose them again, or they will not be sent.',
    ),
};
