import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import type { ReleaseStore } from '../../src/releases/ReleaseStore.ts';
import type { TestServer } from './testServer.ts';

/** A release of one script and one page, as small as a release can be. */
export interface SmallRelease {
  /** Where it is put together, before it is stored. */
  folder: string;
  app: AppName;
  version: string;
  /** Code of the module that renders pages on the server; an empty page unless told otherwise. */
  prerender?: string;
  /** Whether it is built in French as well; rendered by the same code. */
  inFrench?: boolean;
  /** Code of its service worker; none unless told otherwise. */
  scheduleWorker?: string;
}

/** Puts a small release together and stores it, with the record of a trial that it passed; it is not live yet. */
export async function putSmallRelease(
  store: ReleaseStore,
  { folder, app, version, prerender = emptyPage, inFrench = false, scheduleWorker }: SmallRelease,
): Promise<void> {
  const dist = path.join(folder, `${app}-${version}`);
  await mkdir(path.join(dist, 'browser'), { recursive: true });
  await mkdir(path.join(dist, 'node'), { recursive: true });
  await writeFile(path.join(dist, 'browser/main.js'), `/* ${app} ${version} */`);
  await writeFile(path.join(dist, 'node/prerender.cjs'), prerender);
  if (inFrench) {
    await mkdir(path.join(dist, 'node/fr'));
    await writeFile(path.join(dist, 'node/fr/prerender.cjs'), prerender);
  }
  if (scheduleWorker !== undefined) {
    await writeFile(path.join(dist, 'browser/scheduleWorker.js'), scheduleWorker);
  }
  const facts: Release = {
    app,
    version,
    federationName: app,
    ...parts,
    ...(inFrench && { translations: { fr: parts } }),
    fonts: [],
    ...(scheduleWorker === undefined ? {} : { scheduleWorker: 'scheduleWorker.js' }),
    prerender: app === 'public-site',
    shared: {},
    sizes: {},
    budgets: [],
    builtAt: '',
  };
  const contract = { version: '1.0.0', calls: {}, client: [] };
  await writeFile(path.join(dist, 'release.json'), JSON.stringify(facts));
  await writeFile(path.join(dist, 'contract.json'), JSON.stringify(contract));
  await store.put(dist);
  const whichever = { version: 'any', contract: '' };
  await store.keepTrial(
    { app, version },
    {
      by: 'trial',
      against: { shell: whichever, 'public-site': whichever, 'back-office': whichever },
      refusals: [],
    },
  );
}

/** Makes a site live that is in both languages; the releases `english` before it are in English alone. */
export async function releaseInBothLanguages({ store, folder }: TestServer): Promise<void> {
  for (const app of ['shell', 'public-site'] as const) {
    await putSmallRelease(store, { folder, app, version: 'english' });
    await putSmallRelease(store, { folder, app, version: 'both', inFrench: true });
    await store.makeLive(app, 'both');
  }
}

const parts = { scripts: ['main.js'], styles: [], preload: [] };

const emptyPage = `exports.render = async () => ({ html: '', head: '', status: 200 });`;
