import type { AppName, Release } from 'shared-api/contract/releases/release';
import { HttpError } from '../HttpError.ts';
import { NoReleaseError } from './BuildStore.ts';
import { checkRelease, serversOf } from './checks/checkRelease.ts';
import { isProven, recordRefusals } from './checks/trialRecord.ts';
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
  const release = await storedRelease(store, name, version);
  const found = await checkRelease(store, release, await serversOf(store));
  const isTried = isProven(store.states[name], version);
  // The size of what was live before must not prevent a rollback.
  const kept = found.filter(({ check }) => !isTried || check !== 'size');
  const recorded = recordRefusals(store, release);
  const refusals = [
    ...kept,
    ...recorded.filter(({ check }) => kept.every((other) => other.check !== check)),
  ];
  if (refusals.length === 0 || force) return;
  throw new HttpError(
    409,
    { code: 'releaseRefused', params: { app: name, version } },
    { refusals },
  );
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
