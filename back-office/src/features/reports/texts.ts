/** The texts of this feature. */
export { texts } from './texts.en.ts';
