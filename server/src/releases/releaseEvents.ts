import { appNames, type AppName } from 'shared-api/contract/releases/release';

interface Act {
  app: AppName;
  /** Instant, milliseconds. */
  at: number;
  /**
   * Where it stands among all, as an instant in milliseconds, if that is not `at`: behind an event
   * that was known, whose clock was ahead.
   */
  place?: number;
  /** Who did it: a login, or the name of whoever ran the command. */
  by: string;
}

/** How a version became live. */
export type Way = 'release' | 'rollback' | 'start';

/** What may happen to releases. Events are kept in the order in which they happened, and never changed. */
export type ReleaseEvent =
  | (Act & { kind: 'stored'; version: string; bytes: number })
  | (Act & { kind: 'live'; version: string; way: Way; forced?: string })
  | (Act & { kind: 'share'; version: string; percent: number; forced?: string })
  | (Act & { kind: 'preview'; id: string; version: string; until: number })
  | (Act & { kind: 'previewEnded'; id: string })
  | (Act & { kind: 'removed'; version: string });

const kinds: readonly string[] = [
  'stored',
  'live',
  'share',
  'preview',
  'previewEnded',
  'removed',
] satisfies ReleaseEvent['kind'][];

/** Whether something that was read is an event that this program knows, of an app that it knows. */
export const isReleaseEvent = (value: Partial<ReleaseEvent>): value is ReleaseEvent =>
  kinds.includes(value.kind ?? '') &&
  appNames.some((app) => app === value.app) &&
  Number.isFinite(value.at);

/** A version that is, or was, the live one. */
export interface Live {
  version: string;
  since: number;
  by: string;
  way: Way;
  /** Why a check's refusal was overridden, if it was. */
  forced?: string;
}

export interface Share {
  version: string;
  /** Visitors in a hundred that get it. */
  percent: number;
  since: number;
  by: string;
}

export interface Preview {
  id: string;
  version: string;
  until: number;
  by: string;
}

/** What the events of one app come to. */
export interface AppState {
  live?: Live;
  /** Versions that a rollback can go back to, the newest last. */
  earlier: string[];
  share?: Share;
  previews: Preview[];
  /** Each stored version: since when, its size, and until when somebody was given it. */
  stored: Record<string, { at: number; by: string; bytes: number; neededUntil: number }>;
  /** The last changes of what is live, the newest first. */
  history: Live[];
}

/** Rollbacks that are possible one after another, and changes that are shown. */
const remembered = 50;

const nothing = (): AppState => ({ earlier: [], previews: [], stored: {}, history: [] });

export type ReleaseStates = Record<AppName, AppState>;

export const noReleases = (): ReleaseStates =>
  Object.fromEntries(appNames.map((app) => [app, nothing()])) as ReleaseStates;

/** The states after one more event; the ones given stay as they are. */
export function after(states: ReleaseStates, event: ReleaseEvent): ReleaseStates {
  return { ...states, [event.app]: next(needed(states[event.app], event.at), event) };
}

/** Notes that what was live or shared until now was needed until now. */
function needed(state: AppState, now: number): AppState {
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

function next(state: AppState, event: ReleaseEvent): AppState {
  switch (event.kind) {
    case 'stored': {
      const { version, at, by, bytes } = event;
      if (state.stored[version]) return state;
      return {
        ...state,
        stored: { ...state.stored, [version]: { at, by, bytes, neededUntil: at } },
      };
    }
    case 'live':
      return goneLive(state, event);
    case 'share': {
      const { share, ...rest } = state;
      // To withdraw one version says nothing about another that is shared by now.
      if (event.percent === 0) return share && share.version !== event.version ? state : rest;
      const { version, percent, at, by } = event;
      return { ...rest, share: { version, percent, since: at, by } };
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

function goneLive(state: AppState, event: ReleaseEvent & { kind: 'live' }): AppState {
  const { version, at, by, way, forced } = event;
  const live: Live = { version, since: at, by, way, ...(forced === undefined ? {} : { forced }) };
  const { share, ...rest } = state;
  const place = state.earlier.lastIndexOf(version);
  // Going back leads to before that version, so that going back once more goes further back.
  const earlier =
    way === 'rollback' && place !== -1
      ? state.earlier.slice(0, place)
      : [...state.earlier, state.live?.version].filter(
          (known): known is string => known !== undefined && known !== version,
        );
  return {
    ...rest,
    // Everybody has it now. Another version that is being tried goes on.
    ...(share && share.version !== version ? { share } : {}),
    live,
    earlier: earlier.slice(-remembered),
    history: [live, ...state.history].slice(0, remembered),
  };
}
