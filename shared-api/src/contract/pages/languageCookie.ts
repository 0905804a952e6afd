import type { Language } from '../values/language.ts';

/** A year, in seconds. */
const remembered = 31_536_000;

/** The cookie that keeps the visitor's choice, for whoever comes back to the site by its plain address. */
export const languageCookie = (language: Language): string =>
  `language=${language}; path=/; max-age=${remembered}; samesite=lax`;
