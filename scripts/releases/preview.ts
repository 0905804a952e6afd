/**
 * `npm run preview -- <app> [version]`: prints a preview link. Whoever opens it sees that release
 * of the app; everybody else keeps the live one. Without a version, the newest stored one.
 *
 *     --days <n>   days until it expires, 7 by default
 *     --end <id>   ends a preview
 */
import { randomUUID } from 'node:crypto';
import { previewPaths } from '../../server/src/releases/previewPaths.ts';
import { serversOf } from '../../server/src/releases/checks/checkRelease.ts';
import { PreviewTokens } from '../../server/src/releases/previewTokens.ts';
import { appOf, command, CommandError, openStore, storedRelease } from './command.ts';

const day = 24 * 3600_000;

await command(
  'npm run preview -- <app> [version]',
  { days: { type: 'string' }, end: { type: 'string' } },
  async ([name, wanted], { days = '7', end }, { by }) => {
    const app = appOf(name);
    const store = await openStore();
    if (end !== undefined) {
      if (!store.states[app].previews.some(({ id }) => id === end)) {
        throw new CommandError(
          `There is no preview ${end} of ${app}. "npm run releases" lists those that are good.`,
        );
      }
      await store.endPreview(app, end, { by });
      console.log(`The preview ${end} of ${app} has ended.`);
      return;
    }
    const count = Number(days);
    if (!(count > 0 && count <= 90)) {
      throw new CommandError('--days takes a number of days, 90 at most.');
    }
    const [newest] = Object.entries(store.states[app].stored).sort(([, a], [, b]) => b.at - a.at);
    const version = wanted ?? newest?.[0];
    if (version === undefined) {
      throw new CommandError(
        `Nothing of ${app} is stored. Store it: npm run release -- ${app} --store`,
      );
    }
    const id = randomUUID().slice(0, 8);
    const until = Date.now() + count * day;
    await storedRelease(store, app, version);
    await store.addPreview(app, version, id, until, { by });
    const token = await new PreviewTokens(store.storage).sign({ app, version, id, until });
    const [server] = await serversOf(store);
    console.log(`${server?.url ?? ''}${previewPaths.open}${token}`);
    console.log(
      `Good until ${new Date(until).toISOString()}; to end it: npm run preview -- ${app} --end ${id}`,
    );
  },
);
