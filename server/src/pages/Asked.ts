import { appOf } from 'shared-api/contract/pages/paths';
import { releaseIn, type AppName, type Release } from 'shared-api/contract/releases/release';
import {
  defaultLanguage,
  inLanguage,
  isLanguage,
  splitLanguage,
  type Language,
} from 'shared-api/contract/values/language';
import type { Chosen } from '../releases/chooseReleases.ts';

/** A page that is asked for: whose it is, in which language, and its address without the language. */
export interface Asked {
  name: AppName;
  language: Language;
  path: string;
}

/** A release as a page of a language needs it; undefined when there is none in that language. */
export const localised = (release: Release | undefined, language: Language): Release | undefined =>
  release && releaseIn(language, release);

/** Whether the public site that somebody gets was built in a language. */
export const isBuiltIn = (language: Language, releases: Chosen['releases']): boolean =>
  localised(releases.shell, language) !== undefined &&
  localised(releases['public-site'], language) !== undefined;

/** What is asked for; of a language that the releases were not built in there are no pages. */
export function askedOf({ releases }: Chosen, pathname: string): Asked {
  const { language, path } = splitLanguage(pathname);
  return isBuiltIn(language, releases)
    ? { name: appOf(path), language, path }
    : { name: appOf(pathname), language: defaultLanguage, path: pathname };
}

/**
 * Where somebody is sent instead: the office has one language, and whoever has chosen a language
 * (`frame/LanguageSwitch.tsx` of public-site) finds the site in it where they come in.
 */
export function otherAddress(pathname: string, cookies = ''): string | undefined {
  const { language, path } = splitLanguage(pathname);
  if (language !== defaultLanguage) return appOf(path) === 'back-office' ? path : undefined;
  if (pathname !== '/') return undefined;
  const chosen = /(?:^|; *)language=([a-z]+)(?:;|$)/.exec(cookies)?.[1];
  if (chosen === undefined || !isLanguage(chosen) || chosen === defaultLanguage) return undefined;
  return inLanguage(chosen, path);
}
