/**
 * The languages of pages, mails, documents and API messages. After adding one here, the compiler
 * asks for its catalogues (docs/decisions/0030).
 */
export const languages = ['en', 'fr'] as const;

export type Language = (typeof languages)[number];

/** Used where a reader's language is unknown. */
export const defaultLanguage = 'en' satisfies Language;

/** The locale of each language, for formatting and for `lang` attributes. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-CA', fr: 'fr-CA' };

/** The decimal separator of each language. */
export const decimalSigns: Readonly<Record<Language, '.' | ','>> = { en: '.', fr: ',' };

/** The path prefix of each language's public pages. */
export const prefixes: Readonly<Record<Language, string>> = { en: '', fr: '/fr' };

export const isLanguage = (text: string): text is Language => Object.hasOwn(locales, text);

/** The request header with the page's language; omitted for the default language. */
export const languageHeader = 'x-language';

/**
 * Splits a path into its language and the path without the prefix, which is the same in all
 * languages.
 * @param pathname such as `/fr/payment`
 */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  for (const language of languages) {
    const prefix = prefixes[language];
    if (prefix === '') continue;
    if (pathname === prefix) return { language, path: '/' };
    if (pathname.startsWith(`${prefix}/`)) return { language, path: pathname.slice(prefix.length) };
  }
  return { language: defaultLanguage, path: pathname };
}

/** Adds a language's prefix to a path. @param path without a prefix, such as `/payment` */
export const inLanguage = (language: Language, path: string): string =>
  path === '/' ? prefixes[language] || '/' : prefixes[language] + path;
