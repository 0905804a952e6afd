import type { FastifyReply } from 'fastify';
import { devFolder, overrideVersion } from 'shared-api/contract/releases/overrides';
import type { RemoteAddress } from 'shared-api/contract/pages/boot';
import { appNames, type Release } from 'shared-api/contract/releases/release';
import { writeReleaseIds } from 'shared-api/contract/releases/releaseIds';
import { languages } from 'shared-api/contract/values/language';
import type { Chosen } from '../chooseReleases.ts';
import type { BrowserOverride } from './Overrides.ts';

const noFiles = { scripts: [], styles: [], preload: [], fonts: [] };

/**
 * Nothing of a release: no file for the page to name, and nothing to render it with. It counts as built in
 * every language, as the development server shows its one build at all addresses.
 */
const placeholderOf = ({ app }: BrowserOverride): Release => ({
  app,
  version: overrideVersion,
  federationName: '',
  ...noFiles,
  translations: Object.fromEntries(languages.map((language) => [language, noFiles])),
  prerender: false,
  shared: {},
  sizes: {},
  budgets: [],
  builtAt: '',
});

/** What a visitor gets, with these apps from their own machine in place of the releases. */
export function withOverrides(chosen: Chosen, overrides: readonly BrowserOverride[]): Chosen {
  if (overrides.length === 0) return chosen;
  const replaced = Object.fromEntries(
    overrides.map((override) => [override.app, placeholderOf(override)]),
  );
  const releases = { ...chosen.releases, ...replaced };
  return {
    ...chosen,
    releases,
    key: `${chosen.key} ${overrideVersion}`,
    header: writeReleaseIds(
      Object.fromEntries(appNames.map((app) => [app, releases[app]?.version])),
    ),
    previewed: chosen.previewed.filter((app) => !(app in replaced)),
  };
}

/** Where the browser loads an overridden app from; the build's own code loads its styles. */
export const addressOfOverride = ({ app, origin }: BrowserOverride): RemoteAddress => ({
  entry: `${origin}${devFolder(app)}remoteEntry.js`,
  styles: [],
  version: overrideVersion,
});

const http = /^http:/;

const policyHeader = 'content-security-policy';

/** Lets this answer's page, and no other, take code from its reader's own machine. */
export function allowOrigins(reply: FastifyReply, overrides: readonly BrowserOverride[]): void {
  if (overrides.length === 0) return;
  const policy = String(reply.raw.getHeader(policyHeader));
  const origins = new Set(overrides.map(({ origin }) => origin));
  reply.header(policyHeader, policyWith(policy, [...origins]));
}

/**
 * A page's policy with what it takes to run an app from a developer's machine, hot reload included: exactly
 * that origin, in this answer alone.
 */
export function policyWith(policy: string, origins: readonly string[]): string {
  const [all, sockets] = [origins, origins.map((origin) => origin.replace(http, 'ws:'))];
  const added: Partial<Record<string, readonly string[]>> = {
    ...{ 'script-src': all, 'style-src': all, 'font-src': all, 'img-src': all, 'media-src': all },
    'connect-src': [...all, ...sockets],
  };
  return policy
    .split(';')
    .map((directive) =>
      [directive, ...(added[directive.trim().split(' ')[0] ?? ''] ?? [])].join(' '),
    )
    .join(';');
}
