import type { BootData } from '../pages/boot.ts';
import { appNames, type AppName } from './release.ts';

/** The versions of the apps that a page was composed of; an app that it has not is left out. */
export type ReleaseIds = { [app in AppName]?: string | undefined };

/**
 * The header by which a page says of which releases it is composed, and a browser which ones ask:
 * `shell=1a2b, public-site=3c4d, back-office=none`.
 */
export const releasesHeader = 'x-releases';

/** What a version may look like, wherever it comes from outside. */
export const versionPattern = /^[\w.-]{1,40}$/;

/** The releases that a page began with. */
export function releaseIdsOf({ shellVersion, apps }: BootData): ReleaseIds {
  return {
    ...(shellVersion ? { shell: shellVersion } : {}),
    ...(apps.public_site ? { 'public-site': apps.public_site.version } : {}),
    ...(apps.back_office ? { 'back-office': apps.back_office.version } : {}),
  };
}

/** The value of the header; an app without a release is `none`. */
export const writeReleaseIds = (ids: ReleaseIds): string =>
  appNames.map((app) => `${app}=${ids[app] ?? 'none'}`).join(', ');

/** Reads the header; what is not an app with a version is left out. */
export function readReleaseIds(text: string): ReleaseIds {
  const ids: ReleaseIds = {};
  for (const part of text.slice(0, 300).split(',')) {
    const [name = '', version = ''] = part.trim().split('=');
    const app = appNames.find((known) => known === name);
    if (app && version !== 'none' && versionPattern.test(version)) ids[app] = version;
  }
  return ids;
}
