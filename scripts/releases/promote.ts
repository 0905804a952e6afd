/**
 * `npm run promote -- <app> <version> --from <server> --to <server>`: takes a release from one server to
 * another as it is: the bytes that were checked and tried there, with their signature. Nothing is built.
 * The token of the first server is read from DEPLOY_TOKEN_FROM, that of the second from DEPLOY_TOKEN.
 *
 *     --share <percent>   rolls it out to that percentage of visitors instead
 *     --canary, --steps   rolls it out in steps, as `npm run release` does
 *     --store             only stores and checks it
 *     --force <why>       overrides failed checks; the reason is recorded
 */
import { appOf, command, CommandError } from './command.ts';
import { refuseOtherApp } from './remote/clients.ts';
import { DeployClient } from './remote/DeployClient.ts';
import { promote } from './remote/promote.ts';
import { rolloutOf, rolloutOptions } from './rolloutOf.ts';

const usage = 'npm run promote -- <app> <version> --from <server> --to <server>';

await command(
  'npm run promote -- <app> <version>; --from <server> --to <server>',
  {
    from: { type: 'string' },
    to: { type: 'string' },
    ...rolloutOptions,
    store: { type: 'boolean' },
    force: { type: 'string' },
  },
  async ([name, version], { from, to, store, force, ...written }) => {
    const app = appOf(name);
    if (version === undefined || from === undefined || to === undefined) {
      throw new CommandError(usage);
    }
    const { percent, steps } = rolloutOf(written);
    const source = new DeployClient(from, 'DEPLOY_TOKEN_FROM');
    const target = new DeployClient(to);
    for (const client of [source, target]) await refuseOtherApp(client, app);
    await promote({ app, version }, source, target, {
      percent,
      steps,
      force,
      isStoredOnly: store,
    });
  },
);
