import type { texts as en } from './pictureTexts.en.ts';

/** In the page's language: a build for another one takes its catalogue in place of the English one. */
export { texts } from './pictureTexts.en.ts';
export type PictureTexts = typeof en;
