import { appNames, type AppName } from 'shared-api/contract/releases/release';
import type { ReleaseRefusal } from 'shared-api/contract/releases/releases';

interface Act {
  app: AppName;
  /** Time of the event (milliseconds). */
  at: number;
  /**
   * The event's position in the log (milliseconds) if it differs from `at`, because it follows an
   * event from a fast clock.
   */
  place?: number;
  /** Who did it: a login, or the operating system user who ran the command. */
  by: string;
}

/** How a version went live. */
export type Way = 'release' | 'rollback' | 'start';

/** A version of an app. */
export interface AppVersion {
  app: AppName;
  version: string;
}

/** The releases of the other apps in a trial, and the contract that each was built with. */
export type TriedAgainst = { [app in AppName]?: { version: string; contract: string } };

/** The last trial of a stored version. */
export interface Trial {
  at: number;
  by: string;
  against: TriedAgainst;
  /** Empty if it passed. */
  refusals: ReleaseRefusal[];
  /** The server that it was tried on, if it was promoted from there. */
  triedOn?: string;
}

/** What is known of a stored version. */
export interface StoredVersion {
  at: number;
  by: string;
  bytes: number;
  /** Until when it was in use. */
  neededUntil: number;
  /** The server that it comes from, if it was promoted. */
  promotedFrom?: string;
  trial?: Trial;
}

/** Who stores a release, and the server that it comes from if it is promoted. */
export interface StoringActor {
  by: string;
  promotedFrom?: string;
}

/** Release events. They are kept in order and are immutable. */
export type ReleaseEvent =
  | (Act & { kind: 'stored'; version: string; bytes: number; promotedFrom?: string })
  | (Act & {
      kind: 'tried';
      version: string;
      against: TriedAgainst;
      refusals: ReleaseRefusal[];
      triedOn?: string;
    })
  | (Act & { kind: 'live'; version: string; way: Way; forced?: string })
  /** Several apps at once; `app` is the first of them. */
  | (Act & { kind: 'set'; versions: AppVersion[]; way: Way; forced?: string })
  | (Act & {
      kind: 'share';
      version: string;
      percent: number;
      steps?: number[];
      forced?: string;
    })
  | (Act & { kind: 'preview'; id: string; version: string; until: number })
  | (Act & { kind: 'previewEnded'; id: string })
  | (Act & { kind: 'removed'; version: string });

const kinds: readonly string[] = [
  'stored',
  'tried',
  'live',
  'set',
  'share',
  'preview',
  'previewEnded',
  'removed',
] satisfies ReleaseEvent['kind'][];

/** Whether a parsed object is an event of a known kind and app. */
export const isReleaseEvent = (value: Partial<ReleaseEvent>): value is ReleaseEvent =>
  kinds.includes(value.kind ?? '') &&
  appNames.some((app) => app === value.app) &&
  Number.isFinite(value.at);

/** A version that is, or was, live. */
export interface Live {
  version: string;
  since: number;
  by: string;
  way: Way;
  /** Why a failed check was overridden. */
  forced?: string;
  /** What went live with it, if it was released as part of a set. */
  together?: AppVersion[];
}

export interface Rollout {
  version: string;
  /** Percentage of visitors who get it. */
  percent: number;
  since: number;
  /** Position in the log of the event that it began with; missing in snapshots of before. */
  begun?: number;
  by: string;
  /** Percentages through which it goes by itself; a person raises it if they are missing. */
  steps?: number[];
}

export interface Preview {
  id: string;
  version: string;
  until: number;
  by: string;
}

/** The state of one app, reduced from its events. */
export interface AppState {
  live?: Live;
  /** Position in the log of the event that made it live; missing in snapshots of before. */
  livePlace?: number;
  /**
   * The last event that changed what visitors get, by its position in the log, and who caused it: a rollout that was begun and
   * withdrawn leaves nothing else. Missing in snapshots of before, and not kept up in those that older programs write.
   */
  changed?: { place: number; by: string };
  /** Versions available for rollback, newest last. */
  earlier: string[];
  share?: Rollout;
  previews: Preview[];
  /** The stored versions. */
  stored: Record<string, StoredVersion>;
  /** Most recent changes of the live version, newest first. */
  history: Live[];
}

/** Number of possible successive rollbacks, and of changes shown. */
const maxRemembered = 50;

const nothing = (): AppState => ({ earlier: [], previews: [], stored: {}, history: [] });

export type ReleaseStates = Record<AppName, AppState>;

export const noReleases = (): ReleaseStates =>
  Object.fromEntries(appNames.map((app) => [app, nothing()])) as ReleaseStates;

/** Applies an event; does not modify the given states. */
export function applyEvent(states: ReleaseStates, event: ReleaseEvent): ReleaseStates {
  return eventsPerApp(event).reduce(
    (after, one) => ({ ...after, [one.app]: next(markInUse(after[one.app], one.at), one) }),
    states,
  );
}

type AppEvent = Exclude<ReleaseEvent, { kind: 'set' }> & { together?: AppVersion[] };

/** A set is one event, so that no reader sees a part of it. */
function eventsPerApp(event: ReleaseEvent): AppEvent[] {
  if (event.kind !== 'set') return [event];
  const { versions, ...rest } = event;
  return versions.map(({ app, version }) => ({
    ...rest,
    kind: 'live',
    app,
    version,
    together: versions.filter((other) => other.app !== app),
  }));
}

/** Records that the live and rollout versions were in use until now. */
function markInUse(state: AppState, now: number): AppState {
  const inUse = new Set([state.live?.version, state.share?.version]);
  return {
    ...state,
    stored: Object.fromEntries(
      Object.entries(state.stored).map(([version, kept]) => [
        version,
        inUse.has(version) ? { ...kept, neededUntil: Math.max(kept.neededUntil, now) } : kept,
      ]),
    ),
  };
}

function next(state: AppState, event: AppEvent): AppState {
  switch (event.kind) {
    case 'stored': {
      const { version, at, by, bytes, promotedFrom } = event;
      if (state.stored[version]) return state;
      const from = promotedFrom === undefined ? {} : { promotedFrom };
      return {
        ...state,
        stored: { ...state.stored, [version]: { at, by, bytes, ...from, neededUntil: at } },
      };
    }
    case 'tried': {
      const { version, at, by, against, refusals, triedOn } = event;
      const known = state.stored[version];
      if (!known) return state;
      const where = triedOn === undefined ? {} : { triedOn };
      const trial = { at, by, against, refusals, ...where };
      return { ...state, stored: { ...state.stored, [version]: { ...known, trial } } };
    }
    case 'live':
      return goneLive(state, event);
    case 'share': {
      const { share, ...others } = state;
      const { version, percent, at, place = at, by, steps } = event;
      const rest = { ...others, changed: { place, by } };
      // Withdrawing a version does not affect a different one that is being rolled out.
      if (percent === 0) return share?.version === version ? rest : state;
      const plan = steps === undefined ? {} : { steps };
      const begun = share?.version === version ? share.begun : place;
      const from = begun === undefined ? {} : { begun };
      return { ...rest, share: { version, percent, since: at, ...from, by, ...plan } };
    }
    case 'preview': {
      const { id, version, until, by } = event;
      const current = state.previews.filter((preview) => preview.until > event.at);
      return { ...state, previews: [...current, { id, version, until, by }] };
    }
    case 'previewEnded':
      return { ...state, previews: state.previews.filter(({ id }) => id !== event.id) };
    case 'removed': {
      const { [event.version]: _gone, ...stored } = state.stored;
      return {
        ...state,
        stored,
        earlier: state.earlier.filter((version) => version !== event.version),
      };
    }
  }
}

function goneLive(state: AppState, event: AppEvent & { kind: 'live' }): AppState {
  const { version, at, place = at, by, way, forced, together } = event;
  const live: Live = {
    version,
    since: at,
    by,
    way,
    ...(forced === undefined ? {} : { forced }),
    ...(together === undefined ? {} : { together }),
  };
  const { share, ...rest } = state;
  const index = state.earlier.lastIndexOf(version);
  // A rollback drops later versions, so that another rollback goes further back.
  const earlier =
    way === 'rollback' && index !== -1
      ? state.earlier.slice(0, index)
      : [...state.earlier, state.live?.version].filter(
          (known): known is string => known !== undefined && known !== version,
        );
  return {
    ...rest,
    // It now goes to everybody. A rollout of a different version continues.
    ...(share && share.version !== version ? { share } : {}),
    live,
    livePlace: place,
    changed: { place, by },
    earlier: earlier.slice(-maxRemembered),
    history: [live, ...state.history].slice(0, maxRemembered),
  };
}
