import { defaultLanguage, type Language } from '../values/language.ts';

/** An app that is built and released on its own; also the name of its folder. */
export type AppName = 'shell' | 'public-site' | 'back-office';

/** All apps, shell first. */
export const appNames = ['shell', 'public-site', 'back-office'] as const satisfies AppName[];

/** Which version of a shared library a build carries, and which it accepts from others. */
export interface SharedRange {
  version: string;
  requiredVersion: string;
}

/** Bytes that a part of an app may have, with brotli. */
export interface SizeBudget {
  /** Scripts that its first screen needs, or all that it has. */
  part: 'first' | 'all';
  bytes: number;
  limit: number;
}

/** What a page needs of a release in its own language. */
export interface ReleaseParts {
  /** Scripts of the page in order of loading (shell), or the remote's entry alone (remotes). */
  scripts: string[];
  /** Stylesheets that the first paint needs. */
  styles: string[];
  /**
   * Scripts that the others ask for at once; announced in the page to save a round trip. The shell's
   * are not announced in a page that can be read without them.
   */
  preload: string[];
}

/**
 * What a build says of itself (`release.json`): the face between the apps' builds, which write it,
 * and the server, which composes pages from it. File names are relative to the release's `browser`
 * folder.
 */
export interface Release extends ReleaseParts {
  app: AppName;
  /** Fingerprint of everything that went into the build; also the name of its folder. */
  version: string;
  /** The app's name inside the federation: an identifier, since remotes are found as globals. */
  federationName: string;
  /** The same for other languages than English, where the build has them (docs/decisions/0030). */
  translations?: Partial<Record<Language, ReleaseParts>>;
  /** A small script that waits for no other: it answers clicks (shell), or asks the API ahead. */
  early?: string[];
  /** The schedule's service worker; back-office's builds have one, but for those of old. */
  scheduleWorker?: string;
  /** Fonts that the first paint needs. */
  fonts: string[];
  /** Whether the release can render its pages on the server (`node/prerender.cjs`). */
  prerender: boolean;
  shared: Record<string, SharedRange>;
  /** Bytes of each script and stylesheet, as it is and with brotli. */
  sizes: Record<string, { raw: number; brotli: number }>;
  /** What its scripts weigh, and what they may. */
  budgets: SizeBudget[];
  /** Instant of the build, ISO 8601. */
  builtAt: string;
}

/**
 * A release as a page of a language needs it; undefined when it was not built in that language.
 */
export function releaseIn(language: Language, release: Release): Release | undefined {
  if (language === defaultLanguage) return release;
  const parts = release.translations?.[language];
  return parts && { ...release, ...parts };
}

/** The address of a file of a release, below the site's root. */
export const releaseAddress = (app: AppName, version: string, file = ''): string =>
  `/releases/${app}/${version}/${file}`;

/**
 * Another address of the same file, for asking again after a failure. A browser joins a request to
 * one that still hangs, or answers it from a failed preload, when the address is the same; and a
 * remote's chunks are asked for beside its entry, so the folder has to differ, not a query.
 */
export const retryAddress = (address: string, attempt: number): string =>
  address.replace(/^(\/releases\/[^/]+\/[^/~]+)[^/]*\//, `$1~${attempt}/`);
