import { defaultLanguage, type Language } from '../values/language.ts';

/** An independently built and released app; also its directory name. */
export type AppName = 'shell' | 'public-site' | 'back-office';

/** All apps, shell first. */
export const appNames = ['shell', 'public-site', 'back-office'] as const satisfies AppName[];

/** A shared module: the version in a build, and the range it accepts from others. */
export interface SharedRange {
  version: string;
  requiredVersion: string;
}

/** Maximum brotli size, in bytes, of a part of an app. */
export interface SizeBudget {
  /** The scripts of the first screen, or all scripts. */
  part: 'first' | 'all';
  bytes: number;
  limit: number;
}

/** The files of a release that a page in a given language loads. */
export interface ReleaseParts {
  /** For the shell, the page's scripts in loading order; for remotes, only the entry script. */
  scripts: string[];
  /** Stylesheets needed for the first paint. */
  styles: string[];
  /**
   * Scripts to preload, because the others request them immediately. The shell's are not preloaded
   * on pages that can be read without scripts.
   */
  preload: string[];
}

/**
 * A build's manifest (`release.json`): the interface between the apps' builds, which write it, and
 * the server, which composes pages from it. File names are relative to the release's `browser`
 * directory.
 */
export interface Release extends ReleaseParts {
  app: AppName;
  /** Fingerprint of all inputs of the build; also its directory name. */
  version: string;
  /**
   * The app's name in Module Federation. A valid identifier, since remotes become global variables.
   */
  federationName: string;
  /** Files of the builds for languages other than English (docs/decisions/0030). */
  translations?: Partial<Record<Language, ReleaseParts>>;
  /**
   * A small independent script that runs first: it answers clicks (shell) or prefetches API data.
   */
  early?: string[];
  /** The schedule's service worker; only in back-office, and missing in old builds. */
  scheduleWorker?: string;
  /** Fonts needed for the first paint. */
  fonts: string[];
  /** Whether it can render pages on the server (`node/prerender.cjs`). */
  prerender: boolean;
  shared: Record<string, SharedRange>;
  /** Size in bytes of each script and stylesheet, raw and compressed with brotli. */
  sizes: Record<string, { raw: number; brotli: number }>;
  /**
   * SHA-256 (base64) of each of its files but this one, by path within the release, checked by servers
   * before they serve it; missing in old builds.
   */
  hashes?: Record<string, string>;
  /** Size budgets of its scripts, with their actual sizes. */
  budgets: SizeBudget[];
  /** ISO 8601. */
  builtAt: string;
}

/** A release with the files for a language; undefined if it was not built in that language. */
export function releaseIn(language: Language, release: Release): Release | undefined {
  if (language === defaultLanguage) return release;
  const parts = release.translations?.[language];
  return parts && { ...release, ...parts };
}

/** The path of a release's file on the site. */
export const releaseAddress = (app: AppName, version: string, file = ''): string =>
  `/releases/${app}/${version}/${file}`;

/**
 * A different URL for the same file, for retrying after a failure. With the same URL, a browser may
 * join the hanging request or reuse a failed preload. The directory differs instead of a query,
 * because a remote loads its chunks relative to its entry.
 */
export const retryAddress = (address: string, attempt: number): string =>
  address.replace(/^((?:https?:\/\/[^/]+)?\/releases\/[^/]+\/[^/~]+)[^/]*\//, `$1~${attempt}/`);
