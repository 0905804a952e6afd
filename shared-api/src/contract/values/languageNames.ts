import type { Language } from './language.ts';

/** What the office calls each language. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'French' };
