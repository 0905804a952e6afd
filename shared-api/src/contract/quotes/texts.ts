/** The page's language; builds for other languages swap in their own catalogue. */
export { texts } from './texts.en.ts';
