import { isDeepStrictEqual } from 'node:util';
import type { Release } from 'shared-api/contract/releases/release';
import {
  checkRelease,
  serversOf,
  type Refusal,
} from '../../server/src/releases/checks/checkRelease.ts';
import { besideInTrial, withdrawalOf } from '../../server/src/releases/checks/trialRecord.ts';
import { refusalsNow } from '../../server/src/releases/refuseUnlessFit.ts';
import { releaseEn } from '../../server/src/refusals/releaseTexts.en.ts';
import type { ReleaseStates } from '../../server/src/releases/releaseEvents.ts';
import type { ReleaseStore } from '../../server/src/releases/ReleaseStore.ts';
import { givenNow, markOf } from '../../server/src/releases/seenState.ts';
import { inStorageTurn } from '../../server/src/releases/releaseTurns.ts';
import { CommandError } from './command.ts';
import { refuse } from './refuse.ts';
import { previewsIn } from './trial/previews.ts';
import { tryReleases } from './trial/tryReleases.ts';

/** Checks that a trial in a browser makes. */
const inBrowser: ReadonlySet<Refusal['check']> = new Set(['journeys', 'smoke run', 'size']);

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
  const known = isForced ? triedBefore(store, candidates) : undefined;
  const tried =
    known ??
    (isWorthTrying
      ? await tryReleases(store, candidates, {
          servers,
          openPreview: previewsIn(store, by),
          isForced,
        })
      : []);
  const refusals = [
    ...checked.filter((one) => !tried.some((other) => isDeepStrictEqual(one, other))),
    ...tried,
  ];
  for (const release of candidates) {
    const against = besideInTrial(store, release, candidates);
    await store.keepTrial(release, { by, against, refusals });
  }
  return refusals;
}

/**
 * What a trial of a release found in a browser, with the same others beside it; undefined without such a
 * record. Whoever goes on in spite of it has read it, and need not wait for it again.
 */
function triedBefore(store: ReleaseStore, candidates: readonly Release[]): Refusal[] | undefined {
  const [candidate] = candidates;
  if (!candidate || candidates.length > 1) return undefined;
  const trial = store.states[candidate.app].stored[candidate.version]?.trial;
  const against = besideInTrial(store, candidate, candidates);
  if (!trial || !isDeepStrictEqual(trial.against, against)) return undefined;
  const found = (trial.refusals as Refusal[]).filter(({ check }) => inBrowser.has(check));
  // With none of its journeys, it may have been left out because of what other checks had found.
  const wasMade = trial.refusals.length === 0 || found.some(({ check }) => check === 'journeys');
  return wasMade ? found : undefined;
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

/** What visitors got of each app when a command began to decide on a change. */
export type Seen = ReleaseStates;

/**
 * Changes what visitors get, with no other change meanwhile. Others may have been made while the releases were tried, so
 * that what needs no browser is checked once more.
 * @throws CommandError if they do not fit what is live by now, unless a reason is given for going on all the same, or if
 *   somebody has changed what visitors get of one of these apps since it was seen
 */
export async function changeInTurn<T>(
  store: ReleaseStore,
  candidates: readonly Release[],
  { seen, forced }: { seen: Seen; forced: string | undefined },
  change: () => Promise<T>,
): Promise<T> {
  return inStorageTurn(
    store,
    async () => {
      for (const { app, version } of candidates) {
        if (store.states[app].live?.version === version) {
          throw new CommandError(`${app} ${version} is live already: everybody has it.`);
        }
        if (markOf(store.states[app]) === markOf(seen[app])) continue;
        throw new CommandError(releaseEn.releasesChanged(givenNow(app, store.states[app])));
      }
      // As before the trial: the first release of an app cannot break anything.
      const isFirst = candidates.every(({ app }) => !store.states[app].live);
      if (!isFirst && forced === undefined) refuse(await refusalsNow(store, candidates), undefined);
      return change();
    },
    (text) => console.warn(text),
  );
}
