/** Texts of the import; the office is in English. */
export { texts } from './texts.en.ts';
