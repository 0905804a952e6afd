import type { Language } from './language.ts';

/** Each language's name in that language. */
export const ownNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

/** Each language's name in the office. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'French' };
