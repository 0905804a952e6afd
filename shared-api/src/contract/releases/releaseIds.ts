import type { BootData } from '../pages/boot.ts';
import { appNames, type AppName } from './release.ts';

/** The versions of the apps in a page; apps without a release are omitted. */
export type ReleaseIds = { [app in AppName]?: string | undefined };

/**
 * A header with the release of each app: in responses, those the page was composed of; in requests,
 * those making the call. Example: `shell=1a2b, public-site=3c4d, back-office=none`.
 */
export const releasesHeader = 'x-releases';

/** Valid version names, for checking external input. */
export const versionPattern = /^[\w.-]{1,40}$/;

/** The releases of the page the browser loaded. */
export function releaseIdsOf({ shellVersion, apps }: BootData): ReleaseIds {
  return {
    ...(shellVersion ? { shell: shellVersion } : {}),
    ...(apps.public_site ? { 'public-site': apps.public_site.version } : {}),
    ...(apps.back_office ? { 'back-office': apps.back_office.version } : {}),
  };
}

/** Formats the header; apps without a release get `none`. */
export const writeReleaseIds = (ids: ReleaseIds): string =>
  appNames.map((app) => `${app}=${ids[app] ?? 'none'}`).join(', ');

/** Parses the header; ignores anything invalid. */
export function readReleaseIds(text: string): ReleaseIds {
  const ids: ReleaseIds = {};
  for (const part of text.slice(0, 300).split(',')) {
    const [name = '', version = ''] = part.trim().split('=');
    const app = appNames.find((known) => known === name);
    if (app && version !== 'none' && versionPattern.test(version)) ids[app] = version;
  }
  return ids;
}
