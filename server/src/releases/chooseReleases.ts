import { appNames, type AppName, type Release } from 'shared-api/contract/releases/release';
import { writeReleaseIds } from 'shared-api/contract/releases/releaseIds';
import { misfits } from './checks/sharedRanges.ts';
import type { ReleaseStates } from './releaseEvents.ts';

/** At most one release per app. */
export type LiveReleases = Partial<Record<AppName, Release>>;

/** What determines the releases of a visitor. */
export interface Visitor {
  /** Rollout bucket, 0 to 99.99. Buckets below the rollout percentage get the release. */
  bucket?: number | undefined;
  /** Versions the visitor is previewing. */
  previews?: Partial<Record<AppName, string>> | undefined;
}

/** The releases chosen for a visitor. */
export interface Chosen {
  releases: LiveReleases;
  /** Identifies this combination of releases; a cache key. */
  key: string;
  /** The value of the page's release header. */
  header: string;
  /** Apps of which the visitor sees a preview. */
  previewed: AppName[];
}

/** Per app, the preview and rollout versions that take precedence for a visitor, or ''. */
type PreferredVersions = readonly (readonly [preview: string, rollout: string])[];

/**
 * The visitor's preview and rollout versions, in the order of `appNames`; equal results mean equal
 * releases.
 */
export function preferredVersions(
  states: ReleaseStates,
  { bucket, previews = {} }: Visitor,
): PreferredVersions {
  return appNames.map((app) => {
    const { share } = states[app];
    const isInRollout = share !== undefined && bucket !== undefined && bucket < share.percent;
    return [previews[app] ?? '', isInRollout ? share.version : ''] as const;
  });
}

/**
 * Chooses one release per app: the first candidate that is loaded and compatible with the shell.
 * @param find returns a release that is loaded
 */
export function chooseReleases(
  states: ReleaseStates,
  find: (app: AppName, version: string) => Release | undefined,
  preferred: PreferredVersions,
  { previews = {} }: Visitor,
): Chosen {
  /** Candidates are the preferred versions, the live one, then earlier live ones. */
  function first(
    app: AppName,
    candidates: readonly string[],
    shell?: Release,
  ): Release | undefined {
    const { live, earlier } = states[app];
    return [...candidates, live?.version, ...earlier.toReversed()]
      .map((version) => (version ? find(app, version) : undefined))
      .find((release) => release && (!shell || misfits(shell, release).length === 0));
  }
  const [forShell = ['', ''], ...forRemotes] = preferred;
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

/** Describes live releases that cannot be served, and what visitors get instead. */
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
