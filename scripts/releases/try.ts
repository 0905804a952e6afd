/**
 * `npm run try -- <app> <version>`: checks a stored release and tries it in a browser, and keeps what was
 * found beside it. A release that has passed can be made live at `/admin/releases`. `--server <address>` tries
 * what that server has stored, with the token in DEPLOY_TOKEN.
 */
import { appOf, command, CommandError, openStore, storedRelease } from './command.ts';
import { admit } from './admit.ts';
import { clientFor } from './remote/clients.ts';
import { tryStoredOnServer } from './remote/tryOnServer.ts';

await command(
  'npm run try -- <app> <version>',
  { server: { type: 'string' } },
  async ([name, version], { server }, { by }) => {
    const app = appOf(name);
    if (version === undefined) throw new CommandError('npm run try -- <app> <version>');
    if (server === undefined) {
      const store = await openStore();
      await admit(store, [await storedRelease(store, app, version)], { by, forced: undefined });
    } else {
      await tryStoredOnServer(await clientFor(server, app), { app, version }, undefined);
    }
    console.log(`${app} ${version} works with what is live.`);
  },
);
