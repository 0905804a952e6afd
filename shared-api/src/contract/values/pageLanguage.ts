/** The language of the page, known when it is built (docs/decisions/0030). */
export { pageLanguage } from './pageLanguageTexts.en.ts';
