/**
 * `npm run release -- <app>`: builds the app, stores it, checks it against everything that is live,
 * and makes it live. Running servers pick it up within seconds.
 *
 *     --share <percent>   rolls it out to that percentage of visitors instead
 *     --store             only stores and checks it
 *     --force <why>       overrides failed checks; the reason is recorded
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { checkRelease, serversOf } from '../../server/src/releases/checks/checkRelease.ts';
import { appOf, command, CommandError, openStore, root } from './command.ts';
import { refuse } from './refuse.ts';
import { smokeRun } from './smokeRun.ts';

await command(
  'npm run release -- <app>; what is stored already goes live by: npm run share -- <app> <version> 100',
  {
    share: { type: 'string' },
    store: { type: 'boolean' },
    force: { type: 'string' },
  },
  async ([name], { share, store: isStoredOnly, force }, { by }) => {
    const app = appOf(name);
    const percent = share === undefined ? undefined : Number(share);
    if (percent !== undefined && !(percent > 0 && percent < 100)) {
      throw new CommandError('--share takes a number of visitors in a hundred, between 0 and 100.');
    }
    const built = spawnSync(process.execPath, ['webpack/build.ts', app], {
      cwd: root,
      stdio: 'inherit',
    });
    if (built.status !== 0) throw new CommandError(`${app} could not be built.`);

    const start = performance.now();
    const store = await openStore();
    const before = store.states[app].live;
    const release = await store.put(path.join(root, app, 'dist'), { by });
    const { version } = release;
    if (before?.version === version) {
      console.log(`${app} ${version} is live already: nothing was changed since.`);
      return;
    }
    console.log(`${app} ${version} is stored in ${store.storage.location}.`);
    const actor = { by, forced: force };
    const servers = await serversOf(store);
    if (!before && servers.length === 0) {
      console.warn(
        `It is the first of ${app} there, and no server runs on that place. If one does elsewhere, set DATA_DIR or RELEASES_BUCKET as it has them, and release again.`,
      );
    }
    if (before) {
      const refusals = await checkRelease(store, release, servers);
      if (refusals.length === 0) refusals.push(...(await smokeRun(store, release, servers, by)));
      refuse(refusals, force);
    }
    if (isStoredOnly === true) return;
    if (percent === undefined) {
      await store.makeLive(app, version, actor);
      await rollBackIfIncompatible(store, app, version, actor);
      console.log(`${app} ${version} is live.`);
    } else {
      await store.rollOut(app, version, percent, actor);
      console.log(`${app} ${version} is given to ${percent} % of the visitors.`);
    }
    const removed = await store.prune(actor);
    if (removed.length > 0) console.log(`Removed: ${removed.join(', ')}.`);
    console.log(`Took ${((performance.now() - start) / 1000).toFixed(1)} s without the build.`);
  },
);

/**
 * Another app may have gone live during the checks. If the two are incompatible, the later one is
 * rolled back.
 */
async function rollBackIfIncompatible(
  store: Awaited<ReturnType<typeof openStore>>,
  app: ReturnType<typeof appOf>,
  version: string,
  actor: { by: string; forced: string | undefined },
): Promise<void> {
  if (actor.forced !== undefined) return;
  await store.refresh();
  const previous = store.states[app].earlier.at(-1);
  const refusals = await checkRelease(store, await store.release(app, version), []);
  const misfit = refusals.find(({ check }) => check === 'shared libraries');
  if (!misfit || previous === undefined) return;
  await store.makeLive(app, previous, { by: actor.by }, 'rollback');
  refuse([misfit], undefined);
}
