import type { texts as en } from './buttonTexts.en.ts';

/** In the page's language: a build for another one takes its catalogue in place of the English one. */
export { texts } from './buttonTexts.en.ts';
export type Texts = typeof en;
