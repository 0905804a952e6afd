/**
 * `npm run try -- <app> <version>`: checks a stored release and tries it in a browser, and keeps what was
 * found beside it. A release that has passed can be made live at `/admin/releases`.
 */
import { appOf, command, CommandError, openStore, storedRelease } from './command.ts';
import { admit } from './admit.ts';

await command('npm run try -- <app> <version>', {}, async ([name, version], _options, { by }) => {
  const app = appOf(name);
  if (version === undefined) throw new CommandError('npm run try -- <app> <version>');
  const store = await openStore();
  await admit(store, [await storedRelease(store, app, version)], { by, forced: undefined });
  console.log(`${app} ${version} works with what is live.`);
});
