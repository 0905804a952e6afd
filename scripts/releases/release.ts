/**
 * `npm run release -- <app>`: builds the app, stores it, checks it against everything that is live,
 * tries it in a browser, and makes it live. Running servers pick it up within seconds. Several apps
 * go live as one: `npm run release -- <app> <app> …`.
 *
 *     --share <percent>   rolls it out to that percentage of visitors instead
 *     --canary            rolls it out in steps (1, 10, 50, 100 %), and withdraws it if visitors fare worse
 *     --steps 5,25,100    the same in other steps
 *     --store             only stores and checks it
 *     --server <address>  through that server instead of its storage, with the token in DEPLOY_TOKEN; of several
 *                         apps each with its own, in DEPLOY_TOKEN_SHELL, DEPLOY_TOKEN_PUBLIC_SITE, DEPLOY_TOKEN_BACK_OFFICE
 *     --force <why>       overrides failed checks; the reason is recorded
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { appNames, type AppName, type Release } from 'shared-api/contract/releases/release';
import { serversOf } from '../../server/src/releases/checks/checkRelease.ts';
import { misfitSince } from '../../server/src/releases/checks/misfitSince.ts';
import type { ReleaseStore } from '../../server/src/releases/ReleaseStore.ts';
import { admit, changeInTurn } from './admit.ts';
import { appOf, command, CommandError, openStore, root } from './command.ts';
import { refuse } from './refuse.ts';
import { clientsFor } from './remote/clients.ts';
import { releaseToServer } from './remote/releaseToServer.ts';
import { rolloutOf, rolloutOptions } from './rolloutOf.ts';

await command(
  'npm run release -- <app> [app] [app]; what is stored already goes live by: npm run share -- <app> <version> 100',
  {
    ...rolloutOptions,
    store: { type: 'boolean' },
    force: { type: 'string' },
    server: { type: 'string' },
  },
  async (words, { store: isStoredOnly, force, server, ...written }, { by }) => {
    const apps = appsIn(words);
    const { percent, steps } = rolloutOf(written);
    if (percent !== undefined && apps.length > 1) {
      throw new CommandError(
        '--share, --canary and --steps take one app: what has to go live together goes to all.',
      );
    }
    const clients = server === undefined ? undefined : await clientsFor(server, apps);
    build(apps);
    const start = performance.now();
    if (clients) {
      const builds = [...clients].map(([app, client]) => ({
        client,
        dist: path.join(root, app, 'dist'),
      }));
      await releaseToServer(builds, { percent, steps, isStoredOnly, force });
      sayTime(start);
      return;
    }
    const store = await openStore();
    const seen = store.states;
    const actor = { by, forced: force };
    const candidates = await putBuilds(store, apps, by);
    if (candidates.length === 0) return;
    await warnOfFirst(store, candidates);
    // The first release of an app in a store cannot break anything.
    if (candidates.some(({ app }) => store.states[app].live)) await admit(store, candidates, actor);
    if (isStoredOnly === true) return;
    const removed = await changeInTurn(store, candidates, { seen, forced: force }, async () => {
      await publish(store, candidates, { percent, steps, actor });
      return store.prune(actor);
    });
    if (removed.length > 0) console.log(`Removed: ${removed.join(', ')}.`);
    sayTime(start);
  },
);

function sayTime(start: number): void {
  console.log(`Took ${((performance.now() - start) / 1000).toFixed(1)} s without the build.`);
}

function appsIn(words: string[]): AppName[] {
  const unknown = words.slice(1).find((word) => !appNames.some((app) => app === word));
  if (unknown !== undefined) {
    throw new CommandError(
      `"${unknown}" is a word too many, and nothing was done: npm run release -- <app> [app] [app]; what is stored already goes live by: npm run share -- <app> <version> 100`,
    );
  }
  const [first, ...rest] = words;
  return [...new Set([appOf(first), ...rest.map(appOf)])];
}

function build(apps: AppName[]): void {
  const { status } = spawnSync(process.execPath, ['webpack/build.ts', ...apps], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new CommandError(`${apps.join(', ')} could not be built.`);
}

/** Stores the builds. @returns those that are not live yet */
async function putBuilds(store: ReleaseStore, apps: AppName[], by: string): Promise<Release[]> {
  const candidates: Release[] = [];
  for (const app of apps) {
    const before = store.states[app].live;
    const release = await store.put(path.join(root, app, 'dist'), { by });
    if (before?.version === release.version) {
      console.log(`${app} ${release.version} is live already: nothing was changed since.`);
      continue;
    }
    console.log(`${app} ${release.version} is stored in ${store.storage.location}.`);
    candidates.push(release);
  }
  return candidates;
}

async function warnOfFirst(store: ReleaseStore, candidates: readonly Release[]): Promise<void> {
  const first = candidates.find(({ app }) => !store.states[app].live);
  if (!first || (await serversOf(store)).length > 0) return;
  console.warn(
    `It is the first of ${first.app} there, and no server runs on that place. If one does elsewhere, set DATA_DIR or RELEASES_BUCKET as it has them, and release again.`,
  );
}

interface Actor {
  by: string;
  forced: string | undefined;
}

async function publish(
  store: ReleaseStore,
  candidates: readonly Release[],
  {
    percent,
    steps,
    actor,
  }: { percent: number | undefined; steps: number[] | undefined; actor: Actor },
): Promise<void> {
  const [only] = candidates;
  if (percent !== undefined && only) {
    await store.rollOut(only.app, only.version, percent, { ...actor, steps });
    const plan = steps ? ` It goes on by itself: ${steps.join(', ')} %.` : '';
    console.log(`${only.app} ${only.version} is given to ${percent} % of the visitors.${plan}`);
    return;
  }
  await store.makeSetLive([...candidates], actor);
  await rollBackIfIncompatible(store, candidates, actor);
  for (const { app, version } of candidates) console.log(`${app} ${version} is live.`);
}

/**
 * Another app may have gone live during the checks. If the two are incompatible, the later one is
 * rolled back.
 */
async function rollBackIfIncompatible(
  store: ReleaseStore,
  candidates: readonly Release[],
  { by, forced }: Actor,
): Promise<void> {
  if (forced !== undefined) return;
  const misfit = await misfitSince(store, candidates);
  if (!misfit || misfit.before.length === 0) return;
  await store.makeSetLive(misfit.before, { by }, 'rollback');
  refuse(misfit.refusals, undefined);
}
