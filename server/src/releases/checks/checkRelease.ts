import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  appNames,
  type AppName,
  type Release,
  type SizeBudget,
} from 'shared-api/contract/releases/release';
import { serverBreaks } from 'shared-api/contract/calls/record/breaks';
import type { ContractDescription } from 'shared-api/contract/calls/record/description';
import type { ReleaseRefusal } from 'shared-api/contract/releases/releases';
import type { ReleaseStore } from '../ReleaseStore.ts';
import { runningServers, type RunningServer } from '../RunningServers.ts';
import { misfits } from './sharedRanges.ts';

/** Why a release may not go live, and what to do about it. */
export interface Refusal extends ReleaseRefusal {
  check: 'shared libraries' | 'contract' | 'size' | 'smoke run' | 'journeys' | 'rollout';
}

/**
 * Runs all checks on a stored release that do not execute it.
 * @param set what goes live together with it, if anything
 * @returns the failed checks; empty if it may go live
 */
export async function checkRelease(
  store: ReleaseStore,
  release: Release,
  servers: RunningServer[],
  set: readonly Release[] = [],
): Promise<Refusal[]> {
  const folder = await store.folderOf(release.app, release.version);
  const contract = await readFile(path.join(folder, 'contract.json'), 'utf8').catch(
    () => undefined,
  );
  return checkBuild(store, release, { contract, servers, set });
}

/** What the checks of a build go by. */
interface Build {
  /** Its `contract.json`; undefined if it is missing. */
  contract: string | undefined;
  servers: RunningServer[];
  set?: readonly Release[];
}

/** The same, of a build that need not be stored. */
export const checkBuild = (
  store: ReleaseStore,
  release: Release,
  { contract, servers, set = [] }: Build,
): Refusal[] => [
  ...checkSharedModules(store, release, set),
  ...checkContract(release, contract, servers),
  ...checkSize(release.budgets),
];

/** Releases of the other apps that may be served together with one of this app. */
function others(store: ReleaseStore, app: AppName, set: readonly Release[]): Release[] {
  const found = appNames
    .filter((name) => name !== app)
    .map((name) => {
      const inSet = set.find((release) => release.app === name);
      if (inSet) return [inSet];
      return [store.choose().releases[name], store.choose({ bucket: 0 }).releases[name]];
    });
  const releases = found.flat().filter((release) => release !== undefined);
  return [...new Set(releases)];
}

/** Whether a release and those beside it agree on what they share. */
export function checkSharedModules(
  store: ReleaseStore,
  release: Release,
  set: readonly Release[],
): Refusal[] {
  const isShell = release.app === 'shell';
  const found = others(store, release.app, set)
    .filter(({ app }) => isShell || app === 'shell')
    .flatMap((other) => (isShell ? misfits(release, other) : misfits(other, release)));
  if (found.length === 0) return [];
  return [
    {
      check: 'shared libraries',
      found,
      cure: isShell
        ? 'Let the remotes be built with what this shell carries and released first, or together with it ("npm run release -- shell public-site back-office"), or go back to a version of the library that they take.'
        : `Let a shell that carries it be released first, or together with it ("npm run release -- shell ${release.app}"), or build with the version that the live shell carries.`,
    },
  ];
}

function checkContract(
  { app, version }: Release,
  text: string | undefined,
  servers: RunningServer[],
): Refusal[] {
  let builtWith: ContractDescription;
  try {
    builtWith = JSON.parse(text ?? '') as ContractDescription;
  } catch {
    return [
      {
        check: 'contract',
        found: [`The contract.json of ${app} ${version} is missing or damaged.`],
        cure: 'Release it again from its sources.',
      },
    ];
  }
  const found = servers.flatMap(({ contract, url }) =>
    serverBreaks(builtWith, contract).map(
      (line) =>
        `${line} (${url} has contract ${contract.version}, this build ${builtWith.version})`,
    ),
  );
  if (found.length === 0) return [];
  return [
    {
      check: 'contract',
      found,
      cure: 'Let the server be released first; or, when the server is ahead, build from its contract.',
    },
  ];
}

function checkSize(budgets: SizeBudget[]): Refusal[] {
  const found = budgets
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ part, bytes, limit }) =>
        `${part === 'first' ? 'The scripts of the first screen' : 'All scripts together'} have ${kilobytes(bytes)} with brotli; ${kilobytes(limit)} are allowed.`,
    );
  if (found.length === 0) return [];
  return [
    {
      check: 'size',
      found,
      cure: 'Take something out, or load it later; if the app is to be larger, raise its budget in webpack/apps.ts.',
    },
  ];
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The servers to check against. */
export const serversOf = (store: ReleaseStore): Promise<RunningServer[]> =>
  runningServers(store.storage);
