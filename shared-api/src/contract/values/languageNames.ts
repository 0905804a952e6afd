import type { Language } from './language.ts';

/** What its own readers call each language, whatever page they read. */
export const ownNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

/** What the office calls each language. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'French' };
