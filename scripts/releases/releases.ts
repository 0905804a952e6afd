/** `npm run releases`: lists what is live, rolled out, previewed and stored of each app. */
import { appNames } from 'shared-api/contract/releases/release';
import { serversOf } from '../../server/src/releases/checks/checkRelease.ts';
import { command, openStore } from './command.ts';

const instant = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

await command('npm run releases', {}, async () => {
  const store = await openStore();
  console.log(`Releases in ${store.storage.location} (times in UTC)`);
  for (const app of appNames) {
    const { live, earlier, share, previews, stored } = store.states[app];
    console.log(`\n${app}`);
    if (!live) console.log('  none is live');
    const versions = Object.entries(stored).sort(([, a], [, b]) => b.at - a.at);
    for (const [version, { at, by, bytes, trial }] of versions) {
      const marks = [
        ...(live?.version === version
          ? [`live since ${instant(live.since)} (${live.way} by ${live.by})`]
          : []),
        ...(earlier.at(-1) === version ? ['before that'] : []),
        ...(share?.version === version
          ? [
              `${share.percent} % of the visitors${share.steps ? ` of ${share.steps.join(', ')}` : ''}`,
            ]
          : []),
        ...previews
          .filter((preview) => preview.version === version && preview.until > Date.now())
          .map(({ id, until }) => `preview ${id} until ${instant(until)}`),
        ...(trial && trial.refusals.length > 0
          ? [`refused: ${trial.refusals.map(({ check }) => check).join(', ')}`]
          : []),
        ...(live?.version === version && live.forced !== undefined
          ? [`forced: ${live.forced}`]
          : []),
      ];
      const size = `${(bytes / 1000).toFixed(0)} kB`.padStart(7);
      console.log(`  ${version}  ${instant(at)}  ${size}  ${by.padEnd(12)}  ${marks.join(', ')}`);
    }
  }
  const servers = await serversOf(store);
  console.log(`\nServers: ${servers.map(({ url }) => url).join(', ') || 'none runs'}`);
});
