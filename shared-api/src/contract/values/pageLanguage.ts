/** The page's language, chosen at build time (docs/decisions/0030). */
export { pageLanguage } from './pageLanguageTexts.en.ts';
