import { appNames, type AppName, type Release } from 'shared-api/contract/releases/release';
import type { Platform, ReleaseSizes, ServedRelease } from 'shared-api/contract/releases/platform';
import { serversOf } from './checks/checkRelease.ts';
import { misfits } from './checks/sharedRanges.ts';
import type { AppState } from './releaseEvents.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { completeMark } from './storage/ReleaseStorage.ts';

/** Stored releases of an app whose sizes are shown. */
const sized = 12;

/** Stored manifests kept in memory; they never change. */
const most = 200;

interface Manifest {
  release: Release;
  contract: string;
}
const known = new WeakMap<ReleaseStore['storage'], Map<string, Manifest>>();

/** The apps as one platform, from what is stored: who shares what, how large it is, and who gets it. */
export async function platformOf(
  store: ReleaseStore,
): Promise<Omit<Platform, 'figures' | 'figuresSince'>> {
  const now = Date.now();
  const shell = store.choose().releases.shell;
  const apps = await Promise.all(
    appNames.map(async (app) => {
      const state = store.states[app];
      const newest = Object.entries(state.stored).sort(([, a], [, b]) => b.at - a.at);
      const sizes = await Promise.all(
        newest.slice(0, sized).map(([version, { at }]) => sizesOf(store, app, version, at)),
      );
      return {
        app,
        releases: await servedReleases(store, app, shell),
        sizes: sizes.filter((size) => size !== undefined),
      };
    }),
  );
  const servers = await serversOf(store);
  return {
    apps,
    previews: appNames.flatMap((app) =>
      store.states[app].previews
        .filter(({ until }) => until > now)
        .map(({ version, until, by }) => ({ app, version, until, by })),
    ),
    servers: servers.map(({ url, contract }) => ({ url, contract: contract.version })),
  };
}

/** Every release of an app that somebody gets, with why; each once, by the most important. */
function placesOf(
  { share, previews, earlier }: AppState,
  live: string | undefined,
): Map<string, Pick<ServedRelease, 'place' | 'percent'>> {
  const places = new Map<string, Pick<ServedRelease, 'place' | 'percent'>>();
  const add = (version: string | undefined, place: Pick<ServedRelease, 'place' | 'percent'>) => {
    if (version !== undefined && !places.has(version)) places.set(version, place);
  };
  add(live, { place: 'live', percent: null });
  add(share?.version, { place: 'rollout', percent: share?.percent ?? null });
  for (const { version, until } of previews) {
    if (until > Date.now()) add(version, { place: 'preview', percent: null });
  }
  add(earlier.at(-1), { place: 'previous', percent: null });
  return places;
}

async function servedReleases(
  store: ReleaseStore,
  app: AppName,
  shell: Release | undefined,
): Promise<ServedRelease[]> {
  const live = store.choose().releases[app]?.version;
  const places = [...placesOf(store.states[app], live)];
  const served = await Promise.all(
    places.map(async ([version, place]) => {
      const manifest = await manifestOf(store, app, version);
      if (!manifest) return undefined;
      const { release, contract } = manifest;
      return {
        version,
        ...place,
        contract,
        shared: Object.entries(release.shared).map(([module, shared]) => ({
          module,
          version: shared.version,
          range: shared.requiredVersion,
        })),
        misfits: shell && app !== 'shell' ? misfits(shell, release) : [],
      };
    }),
  );
  return served.filter((release) => release !== undefined);
}

/** A stored manifest and the version of its contract; undefined if it cannot be read. */
async function manifestOf(
  { storage }: ReleaseStore,
  app: AppName,
  version: string,
): Promise<Manifest | undefined> {
  const kept = known.get(storage) ?? new Map<string, Manifest>();
  known.set(storage, kept);
  const folder = `${app}/${version}`;
  const found = kept.get(folder);
  if (found) return found;
  try {
    const [release, contract] = await Promise.all([
      storage.read(`${folder}/${completeMark}`),
      storage.read(`${folder}/contract.json`),
    ]);
    if (!release) return undefined;
    const { version: built = '' } = JSON.parse(contract?.toString() ?? '{}') as {
      version?: string;
    };
    const manifest = { release: JSON.parse(release.toString()) as Release, contract: built };
    if (kept.size >= most) kept.clear();
    kept.set(folder, manifest);
    return manifest;
  } catch {
    // The list of releases says what is damaged.
    return undefined;
  }
}

async function sizesOf(
  store: ReleaseStore,
  app: AppName,
  version: string,
  at: number,
): Promise<ReleaseSizes | undefined> {
  const manifest = await manifestOf(store, app, version);
  if (!manifest) return undefined;
  const { sizes, budgets, translations = {} } = manifest.release;
  const folders = Object.keys(translations).map((language) => `${language}/`);
  const own = Object.entries(sizes).filter(
    ([file]) => !folders.some((folder) => file.startsWith(folder)),
  );
  const sum = (ending: string): number =>
    own.reduce((bytes, [file, { brotli }]) => bytes + (file.endsWith(ending) ? brotli : 0), 0);
  const first = budgets.find(({ part }) => part === 'first')?.bytes ?? 0;
  return { version, at, first, scripts: sum('.js'), styles: sum('.css') };
}
