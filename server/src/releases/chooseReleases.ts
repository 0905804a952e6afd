import { appNames, type AppName, type Release } from 'shared-api/contract/releases/release';
import { writeReleaseIds } from 'shared-api/contract/releases/releaseIds';
import { misfits } from './checks/sharedRanges.ts';
import type { ReleaseStates } from './releaseEvents.ts';

/** One release of each app; an app that has none is left out. */
export type LiveReleases = Partial<Record<AppName, Release>>;

/** What decides which releases somebody gets. */
export interface Visitor {
  /** Where the visitor stands among all, 0 to 99.99: below a release's share, it is theirs. */
  place?: number | undefined;
  /** Versions that the visitor has a preview of. */
  previews?: Partial<Record<AppName, string>> | undefined;
}

/** The releases for one visitor. */
export interface Chosen {
  releases: LiveReleases;
  /** The same for all who get the same releases. */
  key: string;
  /** What a page of them says in its header. */
  header: string;
  /** Apps of which the visitor gets a preview. */
  previewed: AppName[];
}

/** For each app the versions that a visitor has before others: of a preview, of a share; or ''. */
type Wishes = readonly (readonly [preview: string, share: string])[];

/** Which releases a visitor asks for, in the order of `appNames`; the same for the same answer. */
export function wishesOf(states: ReleaseStates, { place, previews = {} }: Visitor): Wishes {
  return appNames.map((app) => {
    const { share } = states[app];
    const isShared = share !== undefined && place !== undefined && place < share.percent;
    return [previews[app] ?? '', isShared ? share.version : ''] as const;
  });
}

/**
 * The releases for whoever asks for some: of each app the first that is there and fits the shell.
 * @param find gives a release that is at hand
 */
export function chooseReleases(
  states: ReleaseStates,
  find: (app: AppName, version: string) => Release | undefined,
  wishes: Wishes,
  { previews = {} }: Visitor,
): Chosen {
  /** Wished for, live, or live before. */
  function first(app: AppName, wished: readonly string[], shell?: Release): Release | undefined {
    const { live, earlier } = states[app];
    return [...wished, live?.version, ...earlier.toReversed()]
      .map((version) => (version ? find(app, version) : undefined))
      .find((release) => release && (!shell || misfits(shell, release).length === 0));
  }
  const [forShell = ['', ''], ...forRemotes] = wishes;
  const shell = first('shell', forShell);
  const releases: LiveReleases = shell ? { shell } : {};
  for (const [index, app] of appNames.slice(1).entries()) {
    const remote = first(app, forRemotes[index] ?? ['', ''], shell);
    if (remote) releases[app] = remote;
  }
  return {
    releases,
    key: appNames.map((app) => releases[app]?.version ?? '-').join(' '),
    header: writeReleaseIds(
      Object.fromEntries(appNames.map((app) => [app, releases[app]?.version])),
    ),
    previewed: appNames.filter(
      (app) => previews[app] !== undefined && previews[app] === releases[app]?.version,
    ),
  };
}

/** In words: live releases that nobody can be given, and what visitors get in their place. */
export function problemsOf(
  states: ReleaseStates,
  releases: LiveReleases,
  isAtHand: (app: AppName, version: string) => boolean,
): string[] {
  return appNames.flatMap((app) => {
    const live = states[app].live?.version;
    const given = releases[app]?.version;
    if (live === undefined || live === given) return [];
    const why = isAtHand(app, live) ? 'does not fit the live shell' : 'is not there, or is damaged';
    const instead = given === undefined ? 'none' : `${given}, which was live before`;
    return [`The live release ${live} of ${app} ${why}; visitors get ${instead}.`];
  });
}
