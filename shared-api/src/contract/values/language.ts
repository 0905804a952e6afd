/**
 * The languages that pages, mails, documents and answers come in. Adding one here makes the compiler
 * ask for its catalogues (docs/decisions/0030).
 */
export const languages = ['en', 'fr'] as const;

export type Language = (typeof languages)[number];

/** Where nothing says which language a person reads. */
export const defaultLanguage = 'en' satisfies Language;

/** How each language writes days and numbers, and what `lang` says of a page or document. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-CA', fr: 'fr-CA' };

/** What stands before the decimals of a number that a person types or reads. */
export const decimalSigns: Readonly<Record<Language, '.' | ','>> = { en: '.', fr: ',' };

/** What the addresses of each language's public pages begin with. */
export const prefixes: Readonly<Record<Language, string>> = { en: '', fr: '/fr' };

/** Whether a text names a language. */
export const isLanguage = (text: string): text is Language => Object.hasOwn(locales, text);

/**
 * The header by which a call says in which language its page is; left out by pages in the default one.
 */
export const languageHeader = 'x-language';

/**
 * The language of an address, and the address without it: the rest is the same in each language.
 * @param pathname `/fr/payment`
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

/** The address of a page in a language. @param path the address without a language, `/payment` */
export const inLanguage = (language: Language, path: string): string =>
  path === '/' ? prefixes[language] || '/' : prefixes[language] + path;
