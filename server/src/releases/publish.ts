/**
 * Stores the builds that stand in the apps' `dist` folders and makes them live:
 * `node server/src/releases/publish.ts [app ...]`. Without names, all apps.
 */
import path from 'node:path';
import { appNames, type AppName } from 'shared-api/contract/release';
import { readConfig } from '../config.ts';
import { ReleaseStore } from './ReleaseStore.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(appNames as readonly string[]).includes(name));
if (unknown !== undefined) {
  console.error(`There is no app "${unknown}". Apps: ${appNames.join(', ')}.`);
  process.exit(1);
}
const isWanted = (app: AppName): boolean => wanted.length === 0 || wanted.includes(app);
const store = new ReleaseStore(path.join(readConfig().dataDir, 'releases'));
const live = await store.live();
for (const app of appNames.filter(isWanted)) {
  const release = await store.put(path.join(project, app, 'dist'));
  if (live[app]?.version === release.version) continue;
  await store.makeLive(app, release.version);
  console.log(`${app} ${release.version} is live.`);
}
