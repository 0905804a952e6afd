import type { Release } from 'shared-api/contract/releases/release';
import {
  checkRelease,
  serversOf,
  type Refusal,
} from '../../server/src/releases/checks/checkRelease.ts';
import {
  othersInTrial,
  triedAgainst,
  withdrawalOf,
} from '../../server/src/releases/checks/trialRecord.ts';
import type { ReleaseStore } from '../../server/src/releases/ReleaseStore.ts';
import { refuse } from './refuse.ts';
import { previewsIn } from './trial/previews.ts';
import { tryReleases } from './trial/tryReleases.ts';

/**
 * Checks stored releases and tries them in a browser, as one set, and keeps what was found beside them.
 * @returns the failed checks; empty if they may go live
 */
export async function examine(
  store: ReleaseStore,
  candidates: readonly Release[],
  { by, isForced }: { by: string; isForced: boolean },
): Promise<Refusal[]> {
  const servers = await serversOf(store);
  const checked: Refusal[] = [];
  for (const release of candidates) {
    checked.push(...(await checkRelease(store, release, servers, candidates)));
    checked.push(...withdrawalOf(store.states[release.app], release.version));
  }
  // Whoever goes on in spite of a check should know what else is wrong.
  const isWorthTrying = checked.length === 0 || isForced;
  const tried = isWorthTrying
    ? await tryReleases(store, candidates, {
        servers,
        openPreview: previewsIn(store, by),
        isForced,
      })
    : [];
  const refusals = [...checked, ...tried];
  const against = triedAgainst(othersInTrial(store, candidates));
  for (const release of candidates) await store.keepTrial(release, { by, against, refusals });
  return refusals;
}

/**
 * Lets stored releases pass to visitors, or ends the command.
 * @throws CommandError with what was found, unless a reason is given for going on all the same
 */
export async function admit(
  store: ReleaseStore,
  candidates: readonly Release[],
  { by, forced }: { by: string; forced: string | undefined },
): Promise<void> {
  refuse(await examine(store, candidates, { by, isForced: forced !== undefined }), forced);
}
