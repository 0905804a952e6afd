/**
 * `npm run share -- <app> <version> <percent>`: rolls a stored release out to a percentage of
 * visitors, always the same ones. A higher percentage extends it, 100 makes it live, 0 withdraws
 * it. `--force <why>` overrides failed checks; the reason is recorded. `--server <address>` goes through that server
 * instead of its storage, with the token in DEPLOY_TOKEN.
 */
import { isRolloutPercent } from 'shared-api/contract/releases/rollout';
import { releaseEn } from '../../server/src/refusals/releaseTexts.en.ts';
import { isSharedSo } from '../../server/src/releases/seenState.ts';
import { admit, changeInTurn } from './admit.ts';
import { clientFor } from './remote/clients.ts';
import { shareOnServer } from './remote/shareOnServer.ts';
import { percentOf } from './rolloutOf.ts';
import { appOf, command, CommandError, openStore, storedRelease } from './command.ts';

await command(
  'npm run share -- <app> <version> <percent>',
  { force: { type: 'string' }, server: { type: 'string' } },
  async ([name, version, written], { force, server }, { by }) => {
    const app = appOf(name);
    const percent = percentOf(written ?? '');
    if (version === undefined || !(percent === 0 || percent === 100 || isRolloutPercent(percent))) {
      throw new CommandError(
        'npm run share -- <app> <version> <percent>, with 0.01 to 99 visitors in a hundred and at most two decimals, 0 to withdraw it, or 100 to make it live.',
      );
    }
    if (server !== undefined) {
      await shareOnServer(await clientFor(server, app), { app, version }, { percent, force });
      return;
    }
    const store = await openStore();
    const seen = store.states;
    const { live, share } = seen[app];
    const isFirst = share?.version !== version;
    if (percent === 0 && isFirst) {
      throw new CommandError(
        `${app} ${version} is given to no share of the visitors, and nothing was done; ${share ? `${share.version} is, to ${share.percent} %.` : 'nor is another version.'}`,
      );
    }
    const actor = { by, forced: force };
    if (percent === 0) {
      // Also works for damaged releases, for which withdrawing matters most.
      await store.rollOut(app, version, 0, actor);
      console.log(`${app} ${version} is withdrawn; everybody gets the live release.`);
      return;
    }
    if (live?.version === version) {
      throw new CommandError(`${app} ${version} is live already: everybody has it.`);
    }
    if (isSharedSo(seen[app], { version, percent })) {
      throw new CommandError(releaseEn.releaseShared({ app, version, percent }));
    }
    const release = await storedRelease(store, app, version);
    if (isFirst) {
      await admit(store, [release], actor);
    }
    if (percent === 100) {
      await changeInTurn(store, [release], { seen, forced: force }, () =>
        store.makeLive(app, version, actor),
      );
      console.log(`${app} ${version} is live.`);
      return;
    }
    await changeInTurn(store, [release], { seen, forced: force }, () =>
      store.rollOut(app, version, percent, actor),
    );
    const replaced =
      share && isFirst ? ` ${share.version}, which ${share.percent} % had, is withdrawn.` : '';
    console.log(`${app} ${version} is given to ${percent} % of the visitors.${replaced}`);
  },
);
