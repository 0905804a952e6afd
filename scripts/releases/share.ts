/**
 * `npm run share -- <app> <version> <percent>`: gives a stored release to that share of the visitors,
 * the same ones each time; more to raise it, 100 to make it live, 0 to withdraw it. `--force <why>` goes on in spite of a
 * refusal; the reason is kept.
 */
import { checkRelease, serversOf } from '../../server/src/releases/checks/checkRelease.ts';
import { appOf, command, CommandError, openStore } from './command.ts';
import { refuse } from './refuse.ts';
import { smokeRun } from './smokeRun.ts';

await command(
  { force: { type: 'string' } },
  async ([name, version, written], { force }, { by }) => {
    const app = appOf(name);
    const percent = Number(written);
    if (version === undefined || written === undefined || !(percent >= 0 && percent <= 100)) {
      throw new CommandError(
        'npm run share -- <app> <version> <percent>, with 0 to 100 visitors in a hundred.',
      );
    }
    const store = await openStore();
    const release = await store.release(app, version).catch((error: unknown) => {
      throw new CommandError(`${String(error)} "npm run releases" lists what is there.`);
    });
    const isFirst = store.states[app].share?.version !== version;
    if (percent > 0 && isFirst) {
      const servers = await serversOf(store);
      const refusals = await checkRelease(store, release, servers);
      if (refusals.length === 0) refusals.push(...(await smokeRun(store, release, servers, by)));
      refuse(refusals, force);
    }
    const doer = { by, forced: force };
    if (percent === 100) {
      await store.makeLive(app, version, doer);
      console.log(`${app} ${version} is live.`);
      return;
    }
    await store.share(app, version, percent, doer);
    console.log(
      percent === 0
        ? `${app} ${version} is withdrawn; everybody gets the live release.`
        : `${app} ${version} is given to ${percent} % of the visitors.`,
    );
  },
);
