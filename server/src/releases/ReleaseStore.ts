import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { appNames, type AppName, type Release } from 'shared-api/contract/release';
import { versionPattern, writeReleaseIds } from 'shared-api/contract/releaseIds';
import { every } from '../jobs/every.ts';
import { misfits } from './checks/sharedRanges.ts';
import { damagedFiles } from './damagedFiles.ts';
import { ReleaseLog } from './ReleaseLog.ts';
import type { AppState, ReleaseEvent, ReleaseStates, Way } from './releaseEvents.ts';
import { completeMark, type ReleaseStorage } from './storage/ReleaseStorage.ts';
import { StorageError } from './storage/StorageError.ts';

/** One release of each app; an app that has none is left out. */
export type LiveReleases = Partial<Record<AppName, Release>>;

/** What decides which releases somebody gets. */
export interface Visitor {
  /** Where the visitor stands among all, 0 to 99.99: below a release's share, it is theirs. */
  place?: number | undefined;
  /** Versions that the visitor has a preview of. */
  previews?: Partial<Record<AppName, string>> | undefined;
}

/** A release that is not stored, or not as it should be. */
export class NoReleaseError extends Error {
  override name = 'NoReleaseError';
}

/** The releases for one visitor. */
export interface Chosen {
  releases: LiveReleases;
  /** The same for all who get the same releases. */
  key: string;
  /** What a page of them says in its header. */
  header: string;
  /** Apps of which the visitor gets a preview. */
  previewed: AppName[];
}

/** Who does something to releases, and why it is done in spite of a refusal. */
export interface Doer {
  by: string;
  forced?: string | undefined;
}

/** Files that are stored at a time. */
const storedAtOnce = 16;
/** Milliseconds between two looks for a release that this server has not heard of. */
const lookPause = 1000;
const week = 7 * 24 * 3600_000;

/**
 * Keeps released builds side by side and says who gets which:
 *
 *     <app>/<version>/{browser,node,release.json,contract.json}   never changed once there
 *     log/…                                                       what happened, one object an event
 *
 * What is live is read from the log, into memory: pages ask for it without a look at the storage.
 */
export class ReleaseStore {
  readonly storage: ReleaseStorage;
  readonly #log: ReleaseLog;
  readonly #report: (text: string) => void;
  readonly #releases = new Map<string, Release>();
  readonly #chosen = new Map<string, Chosen>();
  #isRead = false;
  #looking: Promise<void> | undefined;
  #lookedAt = 0;
  #reading: Promise<boolean> | undefined;
  #revision = 0;
  #isShared = false;
  #forAll: Chosen | undefined;

  /** @param report told of live releases that cannot be given to anybody, and of events that cannot be read */
  constructor(storage: ReleaseStorage, report: (text: string) => void = () => undefined) {
    this.storage = storage;
    this.#log = new ReleaseLog(storage, report);
    this.#report = report;
  }

  /** Grows whenever somebody may get other releases than before. */
  get revision(): number {
    return this.#revision;
  }

  /** Whether visitors may get different releases without a preview. */
  get isShared(): boolean {
    return this.#isShared;
  }

  /** What everybody gets who has nothing special. */
  get forAll(): Chosen {
    return (this.#forAll ??= this.choose());
  }

  /** What some visitors get besides: shared and previewed releases that are there. */
  get others(): Release[] {
    const { releases } = this.forAll;
    return [...this.#releases.values()].filter((release) => releases[release.app] !== release);
  }

  /** What is live, shared, previewed and stored, as last read. */
  get states(): ReleaseStates {
    return this.#log.states;
  }

  /** Waits until the store has been read once. */
  async ready(): Promise<void> {
    if (this.#isRead) return;
    this.#reading ??= this.refresh().finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  /**
   * Reads what has changed in the storage.
   * @returns whether anything has
   */
  async refresh(): Promise<boolean> {
    const isNew = await this.#log.refresh();
    const isOther = await this.#load();
    this.#isRead = true;
    if (isNew || isOther) this.#changed();
    if (isNew) await this.#dropCopies();
    if (isOther) this.#reportProblems();
    return isNew || isOther;
  }

  /**
   * Goes on reading.
   * @returns what ends it
   */
  watch(
    seconds: number,
    log: { error: (details: object, text: string) => void },
  ): () => Promise<void> {
    return every(seconds, 'reading the releases', () => this.refresh(), log);
  }

  /** The releases for a visitor; see `forAll`. */
  choose({ place, previews = {} }: Visitor = {}): Chosen {
    const wanted = appNames.map((app) => {
      const { share } = this.states[app];
      const isShared = share !== undefined && place !== undefined && place < share.percent;
      return [previews[app] ?? '', isShared ? share.version : ''] as const;
    });
    const question = wanted.join(' ');
    const known = this.#chosen.get(question);
    if (known) return known;
    const [forShell = ['', ''], ...forRemotes] = wanted;
    const shell = this.#first('shell', forShell);
    const releases: LiveReleases = shell ? { shell } : {};
    for (const [index, app] of appNames.slice(1).entries()) {
      const remote = this.#first(app, forRemotes[index] ?? ['', ''], shell);
      if (remote) releases[app] = remote;
    }
    const chosen: Chosen = {
      releases,
      key: appNames.map((app) => releases[app]?.version ?? '-').join(' '),
      header: writeReleaseIds(
        Object.fromEntries(appNames.map((app) => [app, releases[app]?.version])),
      ),
      previewed: appNames.filter(
        (app) => previews[app] !== undefined && previews[app] === releases[app]?.version,
      ),
    };
    this.#chosen.set(question, chosen);
    return chosen;
  }

  /** What everybody gets who has nothing special, read anew. */
  async live(): Promise<LiveReleases> {
    await this.refresh();
    return this.choose().releases;
  }

  /**
   * What is known of a stored release.
   * @throws NoReleaseError when that version is not stored
   */
  async release(app: AppName, version: string): Promise<Release> {
    return this.#readWhole(app, version);
  }

  /**
   * The local folder of a release's files, for visitors, who may ask for anything: the storage is
   * asked only for what the log knows of, and made-up versions cost it nothing.
   * @returns undefined when there is no such release
   */
  async folderFor(app: AppName, version: string): Promise<string | undefined> {
    const isKnown = (): boolean => isVersionOf(this.states[app], version);
    // Another server may have heard of it before this one.
    if (!isKnown()) await this.#look().catch(() => undefined);
    return isKnown() ? this.folderOf(app, version).catch(() => undefined) : undefined;
  }

  /** Reads the storage for all who wait for it, beginning after they have asked. */
  #look(): Promise<void> {
    this.#looking ??= (async () => {
      await wait(Math.max(0, this.#lookedAt + lookPause - Date.now()));
      this.#looking = undefined;
      this.#lookedAt = Date.now();
      await this.refresh();
    })();
    return this.#looking;
  }

  async #dropCopies(): Promise<void> {
    try {
      await this.storage.dropCopies((name, version) =>
        appNames.some((app) => app === name && isVersionOf(this.states[app], version)),
      );
    } catch (error) {
      this.#report(`Copies of removed releases could not be removed: ${String(error)}`);
    }
  }

  /** The local folder of a release's files. */
  folderOf(app: AppName, version: string): Promise<string> {
    return this.storage.localFolder(app, version);
  }

  /**
   * Stores a build (an app's `dist` folder) under its version. Storing what is there already
   * changes nothing, and what is there is never half a build.
   * @throws Error when the folder holds no complete build
   */
  async put(distFolder: string, { by }: Doer = { by: 'start' }): Promise<Release> {
    const release = await readRelease(distFolder);
    const { app, version } = release;
    const prefix = `${app}/${version}/`;
    await this.refresh();
    if (!(await this.#isStored(release))) {
      const entries = await readdir(distFolder, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(distFolder, path.join(entry.parentPath, entry.name)));
      const store = async (file: string): Promise<void> => {
        const content = await readFile(path.join(distFolder, file));
        await this.storage.write(prefix + file.replaceAll(path.sep, '/'), content);
      };
      await pLimit(storedAtOnce).map(
        files.filter((file) => file !== completeMark),
        store,
      );
      await store(completeMark);
    }
    if (!this.states[app].stored[version]) {
      const bytes = Object.values(release.sizes).reduce((sum, { brotli }) => sum + brotli, 0);
      await this.#happened({ kind: 'stored', app, version, bytes, by, at: Date.now() });
    }
    return release;
  }

  /** Whether a build is stored, whole; one that was damaged since is stored again. */
  async #isStored({ app, version }: Release): Promise<boolean> {
    if (!(await this.storage.read(`${app}/${version}/${completeMark}`))) return false;
    return (await this.#read(app, version)) !== undefined;
  }

  /**
   * Makes a stored release the live one; pages composed from now on carry it.
   * @throws NoReleaseError when that version is not stored
   */
  async makeLive(
    app: AppName,
    version: string,
    { by, forced }: Doer = { by: 'start' },
    way: Way = 'release',
  ): Promise<void> {
    await this.release(app, version);
    const why = forced === undefined ? {} : { forced };
    await this.#happened({ kind: 'live', app, version, way, by, ...why, at: Date.now() });
  }

  /**
   * Gives a stored release to a share of the visitors, or to nobody any more.
   * @param percent 0 to 99; 0 withdraws it
   * @throws NoReleaseError when that version is not stored
   */
  async share(app: AppName, version: string, percent: number, doer: Doer): Promise<void> {
    // What is withdrawn need not be there any more.
    if (percent > 0) await this.release(app, version);
    const { by, forced } = doer;
    const why = forced === undefined ? {} : { forced };
    await this.#happened({ kind: 'share', app, version, percent, by, ...why, at: Date.now() });
  }

  /** Lets whoever has the preview's link see a stored release, until an instant in milliseconds. */
  async addPreview(app: AppName, version: string, id: string, until: number, doer: Doer) {
    await this.release(app, version);
    await this.#happened({
      kind: 'preview',
      app,
      version,
      id,
      until,
      by: doer.by,
      at: Date.now(),
    });
  }

  async endPreview(app: AppName, id: string, { by }: Doer): Promise<void> {
    await this.#happened({ kind: 'previewEnded', app, id, by, at: Date.now() });
  }

  /**
   * Removes releases that nobody can need any more: all but the live one, the one before it, those
   * shared or previewed, and those that were needed within a week.
   * @returns what was removed, as `<app> <version>`
   */
  async prune({ by }: Doer, now = Date.now()): Promise<string[]> {
    await this.refresh();
    const removed: string[] = [];
    for (const app of appNames) {
      const state = this.states[app];
      const kept = versionsInUse(state, now);
      for (const [version, { neededUntil }] of Object.entries(state.stored)) {
        if (kept.has(version) || neededUntil > now - week) continue;
        await this.storage.remove(`${app}/${version}/`);
        await this.#happened({ kind: 'removed', app, version, by, at: now });
        removed.push(`${app} ${version}`);
      }
    }
    await this.#log.shorten(now - week);
    return removed;
  }

  async #happened(event: ReleaseEvent): Promise<void> {
    await this.#log.append(event);
    await this.#load();
    this.#changed();
  }

  #changed(): void {
    this.#chosen.clear();
    this.#forAll = undefined;
    this.#isShared = appNames.some((app) => this.states[app].share !== undefined);
    this.#revision += 1;
  }

  /** The first release that is there, and that fits the shell: wished for, live, or live before. */
  #first(app: AppName, wished: readonly string[], shell?: Release): Release | undefined {
    const { live, earlier } = this.states[app];
    return [...wished, live?.version, ...earlier.toReversed()]
      .map((version) => (version ? this.#releases.get(`${app}/${version}`) : undefined))
      .find((release) => release && (!shell || misfits(shell, release).length === 0));
  }

  /** Has the releases at hand that somebody may get. */
  async #load(): Promise<boolean> {
    const now = Date.now();
    const wanted = appNames.flatMap((app) =>
      [...versionsInUse(this.states[app], now)].map((version) => [app, version] as const),
    );
    const before = [...this.#releases.keys()].sort().join(' ');
    const read = await Promise.all(
      wanted.map(async ([app, version]) => ({
        key: `${app}/${version}`,
        release: await this.#read(app, version),
      })),
    );
    this.#releases.clear();
    for (const { key, release } of read) if (release) this.#releases.set(key, release);
    return [...this.#releases.keys()].sort().join(' ') !== before;
  }

  async #read(app: AppName, version: string): Promise<Release | undefined> {
    return this.#readWhole(app, version).catch(() => undefined);
  }

  /** @throws NoReleaseError */
  async #readWhole(app: AppName, version: string): Promise<Release> {
    const place = `${version} of ${app} in ${this.storage.place}`;
    const missing = new NoReleaseError(`There is no release ${place}.`);
    // It becomes the name of a folder, and may be what somebody typed.
    if (!versionPattern.test(version)) throw missing;
    const folder = await this.storage.localFolder(app, version).catch((error: unknown) => {
      throw error instanceof StorageError ? error : missing;
    });
    const known = this.#releases.get(`${app}/${version}`);
    if (known) return known;
    const release = await readRelease(folder);
    if (release.app !== app || release.version !== version) throw missing;
    const damaged = await damagedFiles(folder, release);
    if (damaged.length === 0) return release;
    throw new NoReleaseError(
      `The release ${place} is damaged: ${damaged.length} of its files are missing or cut (${damaged.slice(0, 3).join(', ')}). Release it again from its sources.`,
    );
  }

  #reportProblems(): void {
    const { releases } = this.choose();
    for (const app of appNames) {
      const live = this.states[app].live?.version;
      const given = releases[app]?.version;
      if (live === undefined || live === given) continue;
      this.#report(
        `The live release ${live} of ${app} ${
          this.#releases.has(`${app}/${live}`)
            ? 'does not fit the live shell'
            : 'is not there, or is damaged'
        }; visitors get ${given === undefined ? 'none' : `${given}, which was live before`}.`,
      );
    }
  }
}

/** Versions that somebody may get, or that a rollback goes to. */
function versionsInUse({ live, earlier, share, previews }: AppState, now: number): Set<string> {
  const current = previews.filter(({ until }) => until > now).map(({ version }) => version);
  return new Set(
    [live?.version, earlier.at(-1), share?.version, ...current].filter(
      (version) => version !== undefined,
    ),
  );
}

/** Whether an app has, or was said to have, a version. */
const isVersionOf = ({ stored, live, earlier, share, previews }: AppState, version: string) =>
  Object.hasOwn(stored, version) ||
  [live, share, ...previews].some((given) => given?.version === version) ||
  earlier.includes(version);

async function readRelease(folder: string): Promise<Release> {
  try {
    return JSON.parse(await readFile(path.join(folder, completeMark), 'utf8')) as Release;
  } catch (error) {
    throw new Error(`${folder} holds no complete build: run "npm run build".`, { cause: error });
  }
}
