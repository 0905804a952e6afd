import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ContractDescription } from 'shared-api/contract/calls/record/description';
import { integrityFile } from 'shared-api/contract/pages/integrity';
import type { AppJourneys } from 'shared-api/contract/releases/journeys';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import { defaultLanguage, languages } from 'shared-api/contract/values/language';
import { othersInTrial, triedAgainst } from '../../server/src/releases/checks/trialRecord.ts';
import { ReleaseStore } from '../../server/src/releases/ReleaseStore.ts';
import { FolderStorage } from '../../server/src/releases/storage/FolderStorage.ts';
import { hashesIn, writeIntegrity } from '../../webpack/hashes.ts';
import type { Product } from './product.ts';

/** How a derived release differs from its original. */
export interface Difference {
  /** Transforms the text files of the browser build. */
  browser?: (text: string, file: string) => string;
  /** Transforms the code that renders pages on the server. */
  node?: (text: string) => string;
  /** Transforms the contract it was built against. */
  contract?: (contract: ContractDescription) => ContractDescription;
  /** Names of those of its journeys that it keeps; all unless told otherwise. */
  journeys?: readonly string[];
  /** Changes to `release.json`. */
  facts?: (release: Release) => Partial<Release>;
  /** Whether it has the record of a trial that it passed; so unless told otherwise. */
  isTried?: boolean;
}

const actor = { by: 'browser test' };

async function changeContract(
  file: string,
  change: NonNullable<Difference['contract']>,
): Promise<void> {
  const builtWith = JSON.parse(await readFile(file, 'utf8')) as ContractDescription;
  await writeFile(file, JSON.stringify(change(builtWith)));
}

/** Removes a release's other journeys. @throws Error if it has none of that name */
async function keepJourneys(file: string, names: readonly string[]): Promise<void> {
  const declared = JSON.parse(await readFile(file, 'utf8')) as AppJourneys;
  const journeys = names.map((wanted) => {
    const found = declared.journeys.find(({ name }) => name === wanted);
    if (!found) throw new Error(`There is no journey "${wanted}".`);
    return found;
  });
  await writeFile(file, JSON.stringify({ ...declared, journeys }));
}

/** Writes the hashes anew by which browsers check the files of a build, for each language. */
async function renewIntegrity(browser: string): Promise<void> {
  for (const language of ['', ...languages.filter((each) => each !== defaultLanguage)]) {
    const folder = path.join(browser, language);
    if (!(await stat(folder).catch(() => undefined))) continue;
    await writeIntegrity(folder);
    // What was compressed before is the old one.
    for (const end of ['br', 'gz']) {
      await rm(path.join(folder, `${integrityFile}.${end}`), { force: true });
    }
  }
}

/** What is to be tried yet has to be as small as a build. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Sizes of files, some of which have other lengths than they had. */
const withBytes = (sizes: Release['sizes'], bytes: Map<string, number>): Release['sizes'] =>
  Object.fromEntries(
    Object.entries(sizes).map(([file, size]) => [
      file,
      { ...size, raw: bytes.get(file) ?? size.raw },
    ]),
  );

/** Keeps the record of a trial that found nothing. */
function keepPassed(store: ReleaseStore, release: Release): Promise<void> {
  const against = triedAgainst(othersInTrial(store, [release]));
  return store.keepTrial(release, { ...actor, against, refusals: [] });
}

/** Milliseconds until a release must have been taken up. */
const patience = 180_000;

/** The releases of a running product, as seen by the release commands. */
export function releasesOf(product: Product) {
  const store = new ReleaseStore(new FolderStorage(path.join(product.dataDir, 'releases')));

  /** The version that is live. */
  async function live(app: AppName): Promise<string> {
    await store.refresh();
    const version = store.states[app].live?.version;
    if (version === undefined) throw new Error(`${app} is not live.`);
    return version;
  }

  /** Waits until the server serves this version to visitors without a cookie. */
  async function isGiven(app: AppName, version: string): Promise<void> {
    // Bounds a server that hangs, not one on a slow machine.
    const end = Date.now() + patience;
    for (;;) {
      const answer = await fetch(`${product.url}/privacy-policy`);
      await answer.text();
      if (answer.headers.get('x-releases')?.includes(`${app}=${version}`)) return;
      if (Date.now() > end) throw new Error(`${app} ${version} was not taken up within three minutes.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Makes a stored version live, and waits until the server serves it. */
  async function makeLive(app: AppName, version: string): Promise<void> {
    await store.makeLive(app, version, actor);
    await isGiven(app, version);
  }

  /** Stores a modified copy of the live release under its own URLs. */
  async function another(
    app: AppName,
    version: string,
    { browser, node, contract, journeys, facts, isTried = true }: Difference = {},
  ): Promise<string> {
    const current = await live(app);
    const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
    try {
      await cp(await store.folderOf(app, current), folder, { recursive: true });
      const bytes = new Map<string, number>();
      for (const entry of await readdir(folder, { recursive: true })) {
        const file = path.join(folder, entry);
        if (!/\.(js|cjs|css)$/.test(entry) || !(await stat(file)).isFile()) continue;
        const before = await readFile(file, 'utf8');
        const moved = before.replaceAll(current, version);
        const isBrowser = entry.startsWith('browser');
        const after = (isBrowser ? browser?.(moved, path.basename(entry)) : node?.(moved)) ?? moved;
        if (after === before) continue;
        await writeFile(file, after);
        if (!isBrowser) continue;
        bytes.set(entry.slice('browser/'.length), Buffer.byteLength(after));
        await writeFile(`${file}.gz`, gzipSync(after));
        await writeFile(`${file}.br`, brotliCompressSync(after, isTried ? fast : {}));
      }
      await renewIntegrity(path.join(folder, 'browser'));
      if (contract) await changeContract(path.join(folder, 'contract.json'), contract);
      if (journeys) await keepJourneys(path.join(folder, 'journeys.json'), journeys);
      const release = JSON.parse(
        await readFile(path.join(folder, 'release.json'), 'utf8'),
      ) as Release;
      await writeFile(
        path.join(folder, 'release.json'),
        JSON.stringify({
          ...release,
          sizes: withBytes(release.sizes, bytes),
          hashes: await hashesIn(folder),
          ...facts?.(release),
          version,
        }),
      );
      await store.put(folder, actor);
      if (isTried) await keepPassed(store, { ...release, version });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    return version;
  }

  return { store, live, isGiven, makeLive, another };
}
