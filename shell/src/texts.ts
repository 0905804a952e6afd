import type { texts as en } from './texts.en.ts';

/** The page's language; builds for other languages swap in their own catalogue. */
export { texts } from './texts.en.ts';
export type Texts = typeof en;
