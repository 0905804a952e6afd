/**
 * Stores the builds in the apps' `dist` folders and makes them live, for a start on this machine:
 * `node server/src/releases/publish.ts [app ...]`. Without names, all apps.
 *
 * Only versions that were never live are made live, so that a restart does not undo a rollback; in
 * production, only apps without any release, because teams release there (`npm run release`). If
 * the storage is unavailable in production, the server still starts, and waits until it can read
 * the releases.
 */
import path from 'node:path';
import { appNames, type AppName } from 'shared-api/contract/releases/release';
import { ConfigError, readConfig } from '../config.ts';
import { ReleaseStore } from './ReleaseStore.ts';
import { openStorage } from './storage/openStorage.ts';
import { StorageError } from './storage/StorageError.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(appNames as readonly string[]).includes(name));
if (unknown !== undefined) {
  console.error(`There is no app "${unknown}". Apps: ${appNames.join(', ')}.`);
  process.exit(1);
}
const config = settings();
const store = new ReleaseStore(await openStorage(config), (text) => console.warn(text));

/** Ends with what is wrong with the settings, as the server itself does: this runs before it. */
function settings() {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function isDecided(app: AppName, version: string): boolean {
  const { live, history } = store.states[app];
  if (!live) return false;
  if (live.version === version) return true;
  return live.way === 'rollback' && history.some((earlier) => earlier.version === version);
}

async function publish(): Promise<void> {
  await store.refresh();
  for (const app of appNames.filter((name) => wanted.length === 0 || wanted.includes(name))) {
    if (config.production && store.states[app].live) continue;
    const release = await store.put(path.join(project, app, 'dist'));
    if (isDecided(app, release.version)) continue;
    await store.makeLive(app, release.version, { by: 'start' }, 'start');
    console.log(`${app} ${release.version} is live.`);
  }
}

try {
  await publish();
} catch (error) {
  if (!(error instanceof StorageError)) throw error;
  console.error(error.message);
  if (!config.production) process.exit(1);
}
