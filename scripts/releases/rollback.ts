/**
 * `npm run rollback -- <app> [version]`: makes an earlier release live again, by default the one
 * before the live release. `--force <why>` overrides failed checks; the reason is recorded.
 */
import { checkRelease, serversOf } from '../../server/src/releases/checks/checkRelease.ts';
import { appOf, command, CommandError, openStore, storedRelease } from './command.ts';
import { refuse } from './refuse.ts';

await command(
  'npm run rollback -- <app> [version]',
  { force: { type: 'string' } },
  async ([name, wanted], { force }, { by }) => {
    const app = appOf(name);
    const store = await openStore();
    const { live, earlier } = store.states[app];
    const version = wanted ?? earlier.at(-1);
    if (version === undefined) {
      throw new CommandError(`There is no earlier release of ${app} to go back to.`);
    }
    if (version === live?.version) throw new CommandError(`${app} ${version} is live already.`);
    const release = await storedRelease(store, app, version);
    const refusals = await checkRelease(store, release, await serversOf(store));
    // It has been live before, so its size must not prevent a rollback.
    refuse(
      refusals.filter(({ check }) => check !== 'size'),
      force,
    );
    await store.makeLive(app, version, { by, forced: force }, 'rollback');
    console.log(`${app} ${version} is live again, ${live?.version ?? 'nothing'} is not any more.`);
  },
);
