/** Texts of the bank's screens; the office is in English. */
export { texts } from './texts.en.ts';
