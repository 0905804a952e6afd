/**
 * `npm run rollback -- <app> [version]`: makes an earlier release live again, by default the one
 * before the live release. Several apps go back as one: `npm run rollback -- <app> <app> …`.
 * `--force <why>` overrides failed checks; the reason is recorded. `--server <address>` goes through that
 * server instead of its storage, with the token in DEPLOY_TOKEN; of several apps each in its own, as DEPLOY_TOKEN_SHELL.
 */
import { appNames, type AppName, type Release } from 'shared-api/contract/releases/release';
import { checkRelease, serversOf } from '../../server/src/releases/checks/checkRelease.ts';
import { isProven } from '../../server/src/releases/checks/trialRecord.ts';
import type { ReleaseStore } from '../../server/src/releases/ReleaseStore.ts';
import { admit, changeInTurn } from './admit.ts';
import { appOf, command, CommandError, openStore, storedRelease } from './command.ts';
import { refuse } from './refuse.ts';
import { clientsFor } from './remote/clients.ts';
import { rollBackOnServer, withClients } from './remote/rollBackOnServer.ts';

await command(
  'npm run rollback -- <app> [version] [app]; several apps go back as one: npm run rollback -- <app> <app>',
  { force: { type: 'string' }, server: { type: 'string' } },
  async (words, { force, server }, { by }) => {
    const wanted = wantedIn(words);
    if (server !== undefined) {
      const clients = await clientsFor(
        server,
        wanted.map(({ app }) => app),
      );
      await rollBackOnServer(withClients(clients, wanted), force);
      return;
    }
    const store = await openStore();
    const seen = store.states;
    const releases: Release[] = [];
    for (const { app, version } of wanted) {
      const { live, earlier } = store.states[app];
      const chosen = version ?? earlier.at(-1);
      if (chosen === undefined) {
        throw new CommandError(`There is no earlier release of ${app} to go back to.`);
      }
      if (chosen === live?.version) throw new CommandError(`${app} ${chosen} is live already.`);
      releases.push(await storedRelease(store, app, chosen));
    }
    const actor = { by, forced: force };
    // A way back has to be quick, and what was live has been seen working.
    if (releases.every(({ app, version }) => isProven(store.states[app], version))) {
      await checkWayBack(store, releases, force);
    } else {
      await admit(store, releases, actor);
    }
    const before = await changeInTurn(store, releases, { seen, forced: force }, async () => {
      const versions = releases.map(({ app }) => store.states[app].live?.version ?? 'nothing');
      await store.makeSetLive(releases, actor, 'rollback');
      return versions;
    });
    for (const [index, { app, version }] of releases.entries()) {
      console.log(`${app} ${version} is live again, ${before[index]} is not any more.`);
    }
  },
);

/** Apps, and a version where only one app goes back. */
function wantedIn(words: string[]): { app: AppName; version: string | undefined }[] {
  const [first, second, ...rest] = words;
  if (second === undefined || !appNames.some((app) => app === second)) {
    if (rest.length > 0) {
      throw new CommandError(
        `"${rest[0]}" is a word too many, and nothing was done: npm run rollback -- <app> [version]`,
      );
    }
    return [{ app: appOf(first), version: second }];
  }
  return [...new Set(words.map(appOf))].map((app) => ({ app, version: undefined }));
}

async function checkWayBack(
  store: ReleaseStore,
  releases: readonly Release[],
  force: string | undefined,
): Promise<void> {
  const servers = await serversOf(store);
  for (const release of releases) {
    const refusals = await checkRelease(store, release, servers, releases);
    // It has been live before, so its size must not prevent a rollback.
    refuse(
      refusals.filter(({ check }) => check !== 'size'),
      force,
    );
  }
}
