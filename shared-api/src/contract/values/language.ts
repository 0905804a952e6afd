/**
 * The languages that pages, mails, documents and answers come in. Adding one here makes the compiler
 * ask for its catalogues (docs/decisions/0030).
 */
export const languages = ['en'] as const;

export type Language = (typeof languages)[number];

/** Where nothing says which language a person reads. */
export const defaultLanguage: Language = 'en';

/** How each language writes days and numbers, and what `lang` says of a page or document. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-CA' };

/** Whether a text names a language. */
export const isLanguage = (text: string): text is Language => Object.hasOwn(locales, text);

/**
 * The header by which a call says in which language its page is; left out by pages in the default one.
 */
export const languageHeader = 'x-language';
