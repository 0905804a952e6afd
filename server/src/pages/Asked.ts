import { appOf, isPublicPath } from 'shared-api/contract/pages/paths';
import { releaseIn, type AppName, type Release } from 'shared-api/contract/releases/release';
import {
  defaultLanguage,
  inLanguage,
  isLanguage,
  languages,
  splitLanguage,
  type Language,
} from 'shared-api/contract/values/language';
import type { Chosen } from '../releases/chooseReleases.ts';

/** A requested page: its app, its language, and its path without the language prefix. */
export interface Asked {
  name: AppName;
  language: Language;
  path: string;
}

/**
 * A release in the form a language's pages need; undefined if it was not built in that language.
 */
export const localised = (release: Release | undefined, language: Language): Release | undefined =>
  release && releaseIn(language, release);

/** Whether these releases have the public site in this language. */
export const isBuiltIn = (language: Language, releases: Chosen['releases']): boolean =>
  localised(releases.shell, language) !== undefined &&
  localised(releases['public-site'], language) !== undefined;

/** The languages that these releases have the public site in; the default one in any case. */
export const builtLanguages = (releases: Chosen['releases']): Language[] =>
  languages.filter((language) => language === defaultLanguage || isBuiltIn(language, releases));

/** Parses a request path; languages that the releases were not built in have no pages. */
export function askedOf({ releases }: Chosen, pathname: string): Asked {
  const { language, path } = splitLanguage(pathname);
  return isBuiltIn(language, releases)
    ? { name: appOf(path), language, path }
    : { name: appOf(pathname), language: defaultLanguage, path: pathname };
}

/**
 * Where to redirect an address of the office in another language: the office has a single one. What needs a token
 * is left to the shell, which knows whether there is one, and leads to the home page of this language otherwise.
 */
export function officeAddress(pathname: string): string | undefined {
  const { language, path } = splitLanguage(pathname);
  const isInOffice = appOf(path) === 'back-office' && isPublicPath(path);
  return language !== defaultLanguage && isInOffice ? path : undefined;
}

/**
 * Where to redirect visitors who have chosen a language (`frame/LanguageSwitch.tsx` of public-site)
 * and enter the site, if their releases have it.
 */
export function homeInLanguage(
  { releases }: Chosen,
  pathname: string,
  cookies = '',
): string | undefined {
  if (pathname !== '/') return undefined;
  const chosen = /(?:^|; *)language=([a-z]+)(?:;|$)/.exec(cookies)?.[1];
  if (chosen === undefined || !isLanguage(chosen) || chosen === defaultLanguage) return undefined;
  return isBuiltIn(chosen, releases) ? inLanguage(chosen, pathname) : undefined;
}
