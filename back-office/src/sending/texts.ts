import type { texts as en } from './texts.en.ts';

/** In the page's language: a build for another one takes its catalogue in place of the English one. */
export { texts } from './texts.en.ts';
export type Texts = typeof en;
