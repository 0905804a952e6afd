import { appNames, type AppName, type Release } from 'shared-api/contract/releases/release';
import type { AppVersion } from '../releaseEvents.ts';
import type { ReleaseStore } from '../ReleaseStore.ts';
import { checkSharedModules, type Refusal } from './checkRelease.ts';

/** What has to go back, and why. */
export interface Misfit {
  refusals: Refusal[];
  /** What was live before; apps that had nothing are missing. */
  before: AppVersion[];
}

/**
 * Whether releases that have just gone live fit what went live while they were checked: programs that are
 * older than `takeTurn` do not wait for others. Of two that do not fit, the later goes back, and finds so itself.
 * @param versions what went live, with one event
 * @returns undefined if they fit, or are not what is live any more
 */
export async function misfitSince(
  store: ReleaseStore,
  versions: readonly AppVersion[],
): Promise<Misfit | undefined> {
  await store.refresh();
  const { states } = store;
  // Whoever has replaced a part of them has checked what they replaced it with.
  if (versions.some(({ app, version }) => states[app].live?.version !== version)) return undefined;
  const own = versions.map(({ app }) => app);
  const place = Math.max(...own.map((app) => states[app].livePlace ?? 0));
  const others = appNames.filter((app) => !own.includes(app));
  const isLater = (app: AppName): boolean => (states[app].livePlace ?? 0) > place;
  const before = previousOf(store, own);
  const previous = await storedOf(store, before);
  // What is live, not what visitors get: they get what fits, of which nothing is a misfit.
  const beside = await storedOf(store, [
    ...previousOf(store, others.filter(isLater)),
    ...liveOf(
      store,
      others.filter((app) => !isLater(app)),
    ),
  ]);
  // Somebody insisted on what did not fit before either.
  const fitting = beside.filter((other) => refusalsOf(store, previous, [other]).length === 0);
  const refusals = refusalsOf(store, await storedOf(store, versions), fitting);
  return refusals.length === 0 ? undefined : { refusals, before };
}

const refusalsOf = (store: ReleaseStore, releases: Release[], beside: Release[]): Refusal[] =>
  releases.flatMap((release) => checkSharedModules(store, release, [...releases, ...beside]));

/** Those that are stored. */
async function storedOf(store: ReleaseStore, versions: readonly AppVersion[]): Promise<Release[]> {
  const read = versions.map(({ app, version }) =>
    store.release(app, version).catch(() => undefined),
  );
  return (await Promise.all(read)).filter((release) => release !== undefined);
}

const liveOf = ({ states }: ReleaseStore, apps: readonly AppName[]): AppVersion[] =>
  apps.flatMap((app) => versionOf(app, states[app].live?.version));

/** What was live of some apps before what is live of them. */
const previousOf = ({ states }: ReleaseStore, apps: readonly AppName[]): AppVersion[] =>
  apps.flatMap((app) => {
    const { live, history } = states[app];
    return versionOf(app, history.find(({ version }) => version !== live?.version)?.version);
  });

const versionOf = (app: AppName, version: string | undefined): AppVersion[] =>
  version === undefined ? [] : [{ app, version }];
