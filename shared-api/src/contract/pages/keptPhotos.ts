/**
 * The key of a request's photos in session storage, made of the last part of the page's address: that is the same in each
 * language.
 */
export const keptPhotosKey = (path: string): string =>
  keptPhotosPrefix + path.slice(path.lastIndexOf('/') + 1);

export const keptPhotosPrefix = 'photos at ';

/** Counts the photos in a kept text: each has one thumbnail. */
export const keptPhotosIn = (kept: string): number => kept.split('"thumbnail":').length - 1;

/** The data attribute of the root element that says how many there are: styles reserve their room until the form shows them. */
export const keptPhotosMark = 'photos';
