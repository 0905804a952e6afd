import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppJourneys } from 'shared-api/contract/releases/journeys';
import type { Language } from 'shared-api/contract/values/language';
import type {
  AppName,
  Release,
  ReleaseParts,
  SizeBudget,
} from 'shared-api/contract/releases/release';
import { apps, distFolder, root, translationsOf, type App } from './apps.ts';
import { hashesIn } from './hashes.ts';
import type { LockFile } from './lockedPackages.ts';
import { provenanceOf } from './origin/provenance.ts';
import { sbomOf } from './origin/sbom.ts';
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

const namedIn =
  (files: string[]) =>
  (pattern: RegExp): string[] =>
    files.filter((file) => pattern.test(file));

/**
 * The files of a build that a page loads.
 * @param folder the directory of the files
 * @param files their names
 */
async function partsOf(app: App, folder: string, files: string[]): Promise<ReleaseParts> {
  const named = namedIn(files);
  if (!app.exposes) {
    return {
      scripts: [...named(/^federation\.[^/]*js$/), ...named(/^main\.[^/]*js$/)],
      styles: named(/^[^/]*\.css$/),
      // Preloaded only by pages without server-rendered HTML: staff pages, which all call the API.
      preload: named(/^api\.[^/]*js$/),
    };
  }
  const manifest = JSON.parse(
    await readFile(path.join(folder, 'mf-manifest.json'), 'utf8'),
  ) as Manifest;
  const [exposed] = manifest.exposes;
  if (!exposed) throw new Error(`${app.name}: the federation manifest lists nothing exposed.`);
  return {
    scripts: [manifest.metaData.remoteEntry.name],
    // For prerendered apps all stylesheets, since the server's HTML may contain any part; other
    // apps load the styles of lazy parts with them.
    styles: app.prerender === undefined ? exposed.assets.css.sync : named(/\.css$/),
    preload: exposed.assets.js.sync,
  };
}

/** The files of a translated build, relative to the English build's directory. */
async function translatedParts(
  app: App,
  browser: string,
  language: Language,
  { english, files }: { english: ReleaseParts; files: string[] },
): Promise<ReleaseParts> {
  const folder = `${language}/`;
  const own = files.filter((file) => file.startsWith(folder));
  const parts = await partsOf(
    app,
    path.join(browser, language),
    own.map((file) => file.slice(folder.length)),
  );
  const located = (names: string[]): string[] => names.map((file) => folder + file);
  return {
    // The federation runtime contains no texts, so all languages share it.
    scripts: [
      ...english.scripts.filter((file) => /^federation\./.test(file)),
      ...located(parts.scripts),
    ],
    styles: located(parts.styles),
    preload: located(parts.preload),
  };
}

/**
 * Writes `dist/release.json` from the output of an app's build, and what it is made of.
 * @param bundled the files whose code is in it
 */
export async function writeReleaseFile(
  name: AppName,
  version: string,
  bundled: readonly string[],
): Promise<Release> {
  const builtAt = new Date().toISOString();
  const app: App = apps[name];
  const languages = translationsOf(app);
  const browser = path.join(distFolder(name), 'browser');
  const every = await readdir(browser, { recursive: true });
  const all = every.map((file) => file.replaceAll('\\', '/')).filter((f) => !/\.(br|gz)$/.test(f));
  const files = all.filter(
    (file) => !languages.some((language) => file.startsWith(`${language}/`)),
  );
  const named = namedIn(files);
  const parts = await partsOf(app, browser, files);
  const translations: Release['translations'] = {};
  for (const language of languages) {
    translations[language] = await translatedParts(app, browser, language, {
      english: parts,
      files: all,
    });
  }

  const sizes = Object.fromEntries(
    await Promise.all(
      namedIn(all)(/\.(js|css)$/).map(async (file) => {
        const raw = await size(path.join(browser, file));
        const brotli = await size(path.join(browser, `${file}.br`)).catch(() => raw);
        return [file, { raw, brotli }] as const;
      }),
    ),
  );
  const scripts = named(/\.js$/);
  const early = named(/^early\.[^/]*js$/);
  const [scheduleWorker] = named(/^scheduleWorker\.[^/]*js$/);
  // The shell's preloaded scripts are not needed by every first screen.
  const firstOf = (own: ReleaseParts): string[] => [
    ...early,
    ...own.scripts,
    ...(app.exposes ? own.preload : []),
  ];
  const bytesOf = (counted: string[]): number =>
    counted.reduce((sum, file) => sum + (sizes[file]?.brotli ?? 0), 0);
  // The language that has most counts: words with accents take more bytes than English ones.
  const first = Math.max(...[parts, ...Object.values(translations)].map(firstOf).map(bytesOf));
  const budgetOf = (part: SizeBudget['part'], bytes: number): SizeBudget => ({
    part,
    bytes,
    limit: app.budget[part] * 1000,
  });
  // The contract the app was built against, for the release checks.
  await copyFile(
    path.join(root, 'shared-api/contract.json'),
    path.join(distFolder(name), 'contract.json'),
  );
  await writeJourneys(name);
  await writeOrigin({ app: name, version, builtAt }, bundled);
  const release: Release = {
    app: name,
    version,
    federationName: app.federationName,
    ...parts,
    ...(languages.length > 0 ? { translations } : {}),
    early,
    ...(scheduleWorker === undefined ? {} : { scheduleWorker }),
    // Fonts for other letters load only when a text needs them.
    fonts: named(/-letters[^/]*\.woff2$/),
    prerender: app.prerender !== undefined,
    shared: sharedRanges(name),
    sizes,
    hashes: await hashesIn(distFolder(name)),
    budgets: [budgetOf('first', first), budgetOf('all', bytesOf(scripts))],
    builtAt,
  };
  await writeFile(path.join(distFolder(name), 'release.json'), JSON.stringify(release, null, 2));
  return release;
}

/** Writes where the build comes from (`provenance.json`), and the packages in it (`sbom.json`). */
async function writeOrigin(
  subject: { app: AppName; version: string; builtAt: string },
  bundled: readonly string[],
): Promise<void> {
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as LockFile;
  const folder = distFolder(subject.app);
  const files = {
    'provenance.json': await provenanceOf(root, subject.builtAt),
    'sbom.json': sbomOf(subject, bundled, { lock, root }),
  };
  for (const [file, content] of Object.entries(files)) {
    await writeFile(path.join(folder, file), JSON.stringify(content, null, 2));
  }
}

/** Writes `dist/journeys.json` from the app's `src/journeys.ts`, for trials of the release. */
async function writeJourneys(name: AppName): Promise<void> {
  // Apps are built, not imported; this file of each is data alone.
  const file = pathToFileURL(path.join(root, name, 'src/journeys.ts')).href;
  const { journeys } = (await import(file)) as { journeys: AppJourneys };
  await writeFile(path.join(distFolder(name), 'journeys.json'), JSON.stringify(journeys));
}

/** The version in an app's `dist`; undefined if there is no complete build. */
export async function builtVersion(name: AppName): Promise<string | undefined> {
  try {
    const text = await readFile(path.join(distFolder(name), 'release.json'), 'utf8');
    return (JSON.parse(text) as Release).version;
  } catch {
    return undefined;
  }
}
