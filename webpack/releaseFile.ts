import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName, Release, SizeBudget } from 'shared-api/contract/releases/release';
import { apps, distFolder, root, type App } from './apps.ts';
import { sharedRanges } from './shared.ts';

interface ManifestAssets {
  js: { sync: string[]; async: string[] };
  css: { sync: string[]; async: string[] };
}

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: ManifestAssets }[];
}

const size = async (file: string): Promise<number> => (await stat(file)).size;

/** Writes `dist/release.json` of an app from what its build left. */
export async function writeReleaseFile(name: AppName, version: string): Promise<Release> {
  const app: App = apps[name];
  const browser = path.join(distFolder(name), 'browser');
  const all = await readdir(browser, { recursive: true });
  const files = all.map((file) => file.replaceAll('\\', '/')).filter((f) => !/\.(br|gz)$/.test(f));
  const named = (pattern: RegExp): string[] => files.filter((file) => pattern.test(file));

  let parts: Pick<Release, 'scripts' | 'styles' | 'preload'>;
  if (app.exposes) {
    const manifest = JSON.parse(
      await readFile(path.join(browser, 'mf-manifest.json'), 'utf8'),
    ) as Manifest;
    const [exposed] = manifest.exposes;
    if (!exposed) throw new Error(`${name}: the federation manifest lists nothing exposed.`);
    parts = {
      scripts: [manifest.metaData.remoteEntry.name],
      // All of them where the server's HTML may hold any part; a part that is only ever rendered in
      // the browser brings its own.
      styles: app.prerender === undefined ? exposed.assets.css.sync : named(/\.css$/),
      preload: exposed.assets.js.sync,
    };
  } else {
    parts = {
      scripts: [...named(/^federation\.[^/]*js$/), ...named(/^main\.[^/]*js$/)],
      styles: named(/^[^/]*\.css$/),
      // Asked for at once by pages that no server rendered: those of staff, who all call the API.
      preload: named(/^api\.[^/]*js$/),
    };
  }

  const sizes = Object.fromEntries(
    await Promise.all(
      named(/\.(js|css)$/).map(async (file) => {
        const raw = await size(path.join(browser, file));
        const brotli = await size(path.join(browser, `${file}.br`)).catch(() => raw);
        return [file, { raw, brotli }] as const;
      }),
    ),
  );
  const scripts = named(/\.js$/);
  const early = named(/^early\.[^/]*js$/);
  const [scheduleWorker] = named(/^scheduleWorker\.[^/]*js$/);
  // What the shell announces is not needed by every first screen.
  const first = [...early, ...parts.scripts, ...(app.exposes ? parts.preload : [])];
  const budgetOf = (part: SizeBudget['part'], counted: string[]): SizeBudget => ({
    part,
    bytes: counted.reduce((sum, file) => sum + (sizes[file]?.brotli ?? 0), 0),
    limit: app.budget[part] * 1000,
  });
  const release: Release = {
    app: name,
    version,
    federationName: app.federationName,
    ...parts,
    early,
    ...(scheduleWorker === undefined ? {} : { scheduleWorker }),
    // Other alphabets' fonts are only asked for where a text needs them.
    fonts: named(/latin-wght[^/]*\.woff2$/),
    prerender: app.prerender !== undefined,
    shared: sharedRanges(),
    sizes,
    budgets: [budgetOf('first', first), budgetOf('all', scripts)],
    builtAt: new Date().toISOString(),
  };
  // What it was built to talk to; read when it is to go live.
  await copyFile(
    path.join(root, 'shared-api/contract.json'),
    path.join(distFolder(name), 'contract.json'),
  );
  await writeFile(path.join(distFolder(name), 'release.json'), JSON.stringify(release, null, 2));
  return release;
}

/** The version that stands in an app's `dist`, if a complete build is there. */
export async function builtVersion(name: AppName): Promise<string | undefined> {
  try {
    const text = await readFile(path.join(distFolder(name), 'release.json'), 'utf8');
    return (JSON.parse(text) as Release).version;
  } catch {
    return undefined;
  }
}
