import type { AppName, Release } from 'shared-api/contract/releases/release';
import { HttpError } from '../HttpError.ts';
import type { Refusal as HttpRefusal } from '../refusals/texts.ts';
import { NoReleaseError } from './BuildStore.ts';
import { checkRelease, serversOf, type Refusal } from './checks/checkRelease.ts';
import { isProven, recordRefusals } from './checks/trialRecord.ts';
import type { AppVersion } from './releaseEvents.ts';
import type { ReleaseStore } from './ReleaseStore.ts';

/**
 * Lets a stored release pass to visitors where no browser is at hand: by what can be checked here, and by
 * the record of its trial.
 * @throws HttpError 409 with the failed checks, unless they are overridden with a reason
 */
export async function refuseUnlessFit(
  store: ReleaseStore,
  { app: name, version, force }: { app: AppName; version: string; force?: string | undefined },
): Promise<void> {
  const refusals = await refusalsNow(store, [await storedRelease(store, name, version)]);
  if (refusals.length === 0 || force) return;
  throw refusedBy([{ app: name, version }], refusals);
}

/**
 * Lets several stored releases pass as one, as `refuseUnlessFit` does one of them.
 * @throws HttpError 409 with the failed checks of all, unless they are overridden with a reason
 */
export async function refuseUnlessSetFits(
  store: ReleaseStore,
  versions: readonly AppVersion[],
  force: string | undefined,
): Promise<void> {
  const set = await Promise.all(
    versions.map(({ app, version }) => storedRelease(store, app, version)),
  );
  const refusals = await refusalsNow(store, set);
  if (refusals.length === 0 || force) return;
  throw refusedBy(versions, refusals);
}

/** Says which releases do not go live, and why. */
export function refusedBy(versions: readonly AppVersion[], refusals: Refusal[]): HttpError {
  const [only, ...more] = versions;
  const checks = [...new Set(refusals.map(({ check }) => check))];
  const refusal: HttpRefusal =
    only && more.length === 0
      ? { code: 'releaseRefused', params: { ...only, checks } }
      : { code: 'setRefused', params: { versions, checks } };
  return new HttpError(409, refusal, { refusals });
}

/**
 * What keeps stored releases, as one, from visitors beside what is live now: what can be checked without a browser, and
 * the record of their trial.
 */
export async function refusalsNow(
  store: ReleaseStore,
  set: readonly Release[],
): Promise<Refusal[]> {
  const found = await Promise.all(set.map((release) => refusalsOf(store, release, set)));
  return found.flat();
}

async function refusalsOf(
  store: ReleaseStore,
  release: Release,
  set: readonly Release[],
): Promise<Refusal[]> {
  const found = await checkRelease(store, release, await serversOf(store), set);
  const isTried = isProven(store.states[release.app], release.version);
  // The size of what was live before must not prevent a rollback.
  const kept = found.filter(({ check }) => !isTried || check !== 'size');
  const recorded = recordRefusals(store, release, set);
  return [...kept, ...recorded.filter(({ check }) => kept.every((other) => other.check !== check))];
}

/** @throws HttpError 404 if the release is not stored */
export async function storedRelease(
  store: ReleaseStore,
  name: AppName,
  version: string,
): Promise<Release> {
  return store.release(name, version).catch((error: unknown) => {
    throw error instanceof NoReleaseError ? new HttpError(404, error.why) : error;
  });
}
