import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AppName } from 'shared-api/contract/releases/release';
import { HttpError } from '../HttpError.ts';
import type { ChangedApp } from '../refusals/releaseTexts.en.ts';
import type { AppState, Rollout } from './releaseEvents.ts';
import type { ReleaseStore } from './ReleaseStore.ts';

/** What visitors get of an app, without what is only stored, tried or previewed. */
type Given = Pick<AppState, 'live' | 'livePlace' | 'share' | 'changed'>;

const hashOf = (facts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);

/** Begins every mark of an app. A mark without it comes from an older server, which did not count withdrawn rollouts. */
const markPrefix = '2.';

/** A short text that differs after each change of what visitors get of an app, also after one and the way back from it. */
export const markOf = ({ live, livePlace, share, changed }: Given): string =>
  markPrefix +
  hashOf([
    live && [live.version, live.since, livePlace],
    share && [share.version, share.percent, share.since],
    changed?.place,
  ]);

/**
 * A short text that differs for each rollout, also of the same version. It stays the same from one percentage to the next: a
 * rollout that goes on by itself must not get away from whoever withdraws it.
 */
export const rolloutMarkOf = ({ version, begun }: Rollout): string => hashOf([version, begun]);

/** What visitors get of an app now, as it is told to whoever has seen something else. */
export const givenNow = (app: AppName, { live, share, changed: last }: Given): ChangedApp => ({
  app,
  by: last?.by ?? null,
  live: live ? { version: live.version, by: live.by } : null,
  share: share ? { version: share.version, percent: share.percent, by: share.by } : null,
});

/** What is given to visitors: everybody without a percentage. */
interface Giving {
  version: string;
  percent?: number | undefined;
  steps?: readonly number[] | undefined;
}

/** Whether a rollout is at a percentage already, by the same steps, or by people as well. */
export const isSharedSo = ({ share }: Pick<AppState, 'share'>, giving: Giving): boolean =>
  share !== undefined &&
  isDeepStrictEqual(
    [share.version, share.percent, share.steps],
    [giving.version, giving.percent, giving.steps],
  );

/**
 * Refuses to give visitors what they get already: of equal changes the first is made, and a release that everybody has must
 * not end the rollout of another one.
 * @throws HttpError 409
 */
export function refuseIfGiven(store: ReleaseStore, app: AppName, giving: Giving): void {
  const state = store.states[app];
  const { version, percent } = giving;
  if (state.live?.version === version) {
    throw new HttpError(409, { code: 'releaseLive', params: { app, version } });
  }
  if (percent !== undefined && isSharedSo(state, giving)) {
    throw new HttpError(409, { code: 'releaseShared', params: { app, version, percent } });
  }
}

/**
 * Refuses a change that was decided on by what is not so any more.
 * @param mark of what was seen; without one, as by programs of before, any state will do
 * @throws HttpError 409 with what visitors get now, also for a mark of another version of this program, as during an upgrade
 */
export function refuseUnlessSeen(
  store: ReleaseStore,
  app: AppName,
  mark: string | undefined,
): void {
  const state = store.states[app];
  if (mark === undefined || mark === markOf(state)) return;
  if (!mark.startsWith(markPrefix)) {
    throw new HttpError(409, { code: 'releasesSeenByOther', params: givenNow(app, state) });
  }
  throw changed(app, state);
}

/**
 * Refuses to withdraw a release that is given to a share of the visitors by nobody, or by another rollout than the one that was seen.
 * @throws HttpError 409
 */
export function refuseUnlessShared(
  store: ReleaseStore,
  { app, version, mark }: { app: AppName; version: string; mark?: string | undefined },
): void {
  const state = store.states[app];
  const { share } = state;
  if (share?.version !== version) {
    throw new HttpError(409, { code: 'releaseNotShared', params: { app, version } });
  }
  if (mark !== undefined && mark !== rolloutMarkOf(share)) throw changed(app, state);
}

const changed = (app: AppName, state: Given): HttpError =>
  new HttpError(409, { code: 'releasesChanged', params: givenNow(app, state) });
