/**
 * Under which the photos of a request are kept in session storage: by the last part of their page's address, which is the
 * same in each language.
 */
export const keptPhotosKey = (path: string): string =>
  keptPhotosPrefix + path.slice(path.lastIndexOf('/') + 1);

export const keptPhotosPrefix = 'photos at ';

/** How many they are, by what is kept: each has one thumbnail. */
export const keptPhotosIn = (kept: string): number => kept.split('"thumbnail":').length - 1;

/** The mark on the root element that reserves their room until the form shows them: how many they are. */
export const keptPhotosMark = 'photos';
