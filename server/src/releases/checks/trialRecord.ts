import { appNames, type AppName, type Release } from 'shared-api/contract/releases/release';
import type { AppState, TriedAgainst } from '../releaseEvents.ts';
import type { ReleaseStore } from '../ReleaseStore.ts';
import type { Refusal } from './checkRelease.ts';

/** The contract that a release was built with; the version of what it shares of it. */
const contractOf = ({ shared }: Release): string => shared['shared-api/client']?.version ?? '';

/** The releases that a trial of some releases has beside them: all apps, these excepted. */
export function othersInTrial(store: ReleaseStore, candidates: readonly Release[]): Release[] {
  const { releases } = store.choose();
  return appNames
    .filter((app) => candidates.every((candidate) => candidate.app !== app))
    .map((app) => releases[app])
    .filter((release) => release !== undefined);
}

/** What is recorded of the others with a trial. */
export const triedAgainst = (others: readonly Release[]): TriedAgainst =>
  Object.fromEntries(
    others.map((release) => [
      release.app,
      { version: release.version, contract: contractOf(release) },
    ]),
  );

/** What is recorded of the others with a release that was tried alone or as part of a set. */
export const besideInTrial = (
  store: ReleaseStore,
  { app }: Release,
  candidates: readonly Release[],
): TriedAgainst =>
  triedAgainst([
    ...othersInTrial(store, candidates),
    ...candidates.filter((other) => other.app !== app),
  ]);

/** Whether everybody had a version before without anybody having to insist on it. */
export const isProven = ({ history, stored }: AppState, version: string): boolean =>
  history.some((change) => change.version === version && change.forced === undefined) &&
  !isWithdrawn(stored[version]?.trial);

const isWithdrawn = (trial: AppState['stored'][string]['trial']): boolean =>
  trial?.refusals.some(({ check }) => check === 'rollout') === true;

/** What its figures said when a rollout of a version was withdrawn; no trial can disprove it. */
export const withdrawalOf = ({ stored }: AppState, version: string): Refusal[] =>
  (stored[version]?.trial?.refusals ?? []).filter(
    (refusal): refusal is Refusal => refusal.check === 'rollout',
  );

/**
 * Why a release may not go live where no browser is at hand: it has no record of a trial, the trial
 * failed, or other releases than those it was tried with are live. What was live before without force
 * needs none.
 * @param set what goes live together with it, if anything
 */
export function recordRefusals(
  store: ReleaseStore,
  { app, version }: Release,
  set: readonly Release[] = [],
): Refusal[] {
  const state = store.states[app];
  if (!state.live || isProven(state, version)) return [];
  const cure = `Run "npm run try -- ${app} ${version}" where the releases are built: it tries the release in a browser and keeps what it finds here.`;
  const trial = state.stored[version]?.trial;
  if (!trial) {
    const found = [`${app} ${version} was never live, and has not been tried in a browser.`];
    return [{ check: 'journeys', found, cure }];
  }
  if (trial.refusals.length > 0) return trial.refusals as Refusal[];
  const changed = changedSince(besideIn(store, app, set), trial.against, set);
  return changed.length === 0 ? [] : [{ check: 'journeys', found: changed, cure }];
}

/** The releases of the other apps that visitors will get with one. */
function besideIn(store: ReleaseStore, app: AppName, set: readonly Release[]): Release[] {
  const { releases } = store.choose();
  return appNames
    .filter((name) => name !== app)
    .map((name) => set.find((release) => release.app === name) ?? releases[name])
    .filter((release) => release !== undefined);
}

/** Those that a trial had not beside it, nor any that was built with a contract that fits. */
function changedSince(
  beside: readonly Release[],
  against: TriedAgainst,
  set: readonly Release[],
): string[] {
  return beside.flatMap((release) => {
    const name = release.app;
    const tried = against[name];
    if (tried?.version === release.version) return [];
    if (tried && majorOf(tried.contract) === majorOf(contractOf(release))) return [];
    return [
      `It was tried with ${name} ${tried?.version ?? 'missing'}; ${release.version} ${set.includes(release) ? 'goes live with it' : 'is live now'}, and was built with another contract.`,
    ];
  });
}

const majorOf = (version: string): string => version.split('.')[0] ?? '';
