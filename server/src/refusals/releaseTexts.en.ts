import type { AppName } from 'shared-api/contract/releases/release';
import { deployEn } from './deployTexts.en.ts';

const namesOf = (versions: readonly Version[]): string =>
  versions.map(({ app, version }) => `${app} ${version}`).join(', ');

/** The end of a sentence: what visitors get of an app. */
const given = ({ live, share }: ChangedApp): string =>
  [
    `${live ? `${live.version} is live, by ${live.by}` : 'nothing is live'},`,
    share
      ? `and ${share.version} is given to ${share.percent} % of the visitors, by ${share.by}.`
      : 'and nothing is given to a share of the visitors.',
  ].join(' ');

/** Refusals around releases and running the server. */
export const releaseEn = {
  releaseLive: ({ app, version }: Version) => `${app} ${version} is live already.`,
  releaseShared: ({ app, version, percent }: Version & { percent: number }) =>
    `${app} ${version} is given to ${percent} % of the visitors already.`,
  releaseNotShared: ({ app, version }: Version) =>
    `${app} ${version} is given to no share of the visitors.`,
  releasesChanged: (now: ChangedApp) =>
    [
      `What visitors get of ${now.app} was changed since this was looked at${now.by === null ? '' : `, last by ${now.by}`}:`,
      given(now),
      'Nothing was done. Look at it, and do the same again if it is still right.',
    ].join(' '),
  releasesSeenByOther: (now: ChangedApp) =>
    [
      `What visitors get of ${now.app} was looked at through a server of another version than this one, as during an upgrade, and may have been changed since. Now`,
      given(now),
      'Nothing was done. Look at it, and do the same again if it is still right: where it is refused for this again, once all servers are of one version.',
    ].join(' '),
  releaseRefused: ({ app, version, checks }: Version & { checks: readonly string[] }) =>
    `${app} ${version} was not made live. It failed: ${checks.join(', ')}.`,
  setRefused: ({ versions, checks }: { versions: readonly Version[]; checks: readonly string[] }) =>
    `${namesOf(versions)} go live together or not at all, and were not made live. They failed: ${checks.join(', ')}.`,
  setCannotGoBack: ({ versions, first }: { versions: readonly Version[]; first: AppName[] }) =>
    `${namesOf(versions)} went live, but do not fit what another team made live meanwhile. They did not go back, since ${first.join(', ')} has no earlier release. Visitors get the newest releases that fit each other; release one that fits.`,
  tooManyPreviews: ({ milliseconds }: { milliseconds: number }) =>
    `Too many previews were made in a short time. Try again in ${Math.ceil(milliseconds / 60_000)} min.`,
  noPreview: ({ app, id }: { app: AppName; id: string }) => `There is no preview ${id} of ${app}.`,
  noOverride: () => 'There is no such override: it has ended.',
  noRelease: ({ app, version, location }: StoredVersion) =>
    `There is no release ${version} of ${app} in ${location}.`,
  releaseDamaged: ({
    app,
    version,
    location,
    files,
  }: StoredVersion & { files: readonly string[] }) =>
    `The release ${version} of ${app} in ${location} is damaged: ${files.length} of its files are missing, cut or altered (${files.slice(0, 3).join(', ')}). Release it again from its sources.`,
  releasesUnusable: ({
    location,
    cure,
    fault,
  }: {
    location: string;
    cure?: StorageCure;
    fault: string;
  }) =>
    [`The releases in ${location} could not be used.`, cure && storageCures[cure], `(${fault}).`]
      .filter(Boolean)
      .join(' '),
  ...deployEn,
  nothingHere: () => 'There is nothing at this address.',
  metricsToken: () => 'The figures need the token of METRICS_TOKEN.',
};

export interface Version {
  app: AppName;
  version: string;
}

/** What visitors get of an app, and by whom. */
export interface ChangedApp {
  app: AppName;
  /** Who changed it last; null where a snapshot of before does not tell. */
  by: string | null;
  live: { version: string; by: string } | null;
  share: { version: string; percent: number; by: string } | null;
}

export interface StoredVersion extends Version {
  location: string;
}

/** What to do when the release storage is unavailable. */
const storageCures = {
  diskFull: 'Its disk is full: free some room, then do the same again.',
  quotaUsed: 'The quota of its disk is used up: free some room, then do the same again.',
  readOnly: 'Its disk can only be read: mount it to be written, or set another DATA_DIR.',
  notOurs: 'This user may not use it: run as the user of the server, or give it to this one.',
  gone: 'What was in it is gone: mount its disk again, or restore it from a backup.',
  notFolder: 'A part of that path is a file: move it away, or set another DATA_DIR.',
  keysRefused: 'The keys do not allow it: they have to allow to list, read, write and remove.',
  keyUnknown: 'The key is not known there: look at AWS_ACCESS_KEY_ID.',
  wrongSecret: 'The secret is not that of the key: look at AWS_SECRET_ACCESS_KEY.',
  noKeys: 'There are no keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  noBucket: 'There is no such bucket: look at RELEASES_BUCKET.',
  nothingAnswers: 'Nothing answers there: look at RELEASES_ENDPOINT, and whether the store runs.',
  unknownAddress: 'That address is not known: look at RELEASES_ENDPOINT.',
  noAnswer: 'It does not answer in time: look at the network, and whether the store runs.',
};

export type StorageCure = keyof typeof storageCures;
