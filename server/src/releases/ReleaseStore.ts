import { setTimeout as wait } from 'node:timers/promises';
import { appNames, type AppName, type Release } from 'shared-api/contract/releases/release';
import { every } from '../jobs/every.ts';
import {
  chooseReleases,
  problemsOf,
  wishesOf,
  type Chosen,
  type LiveReleases,
  type Visitor,
} from './chooseReleases.ts';
import { ReleaseLog } from './ReleaseLog.ts';
import { readRelease, ReleaseShelf } from './ReleaseShelf.ts';
import { isVersionOf, versionsInUse } from './releaseVersions.ts';
import type { ReleaseEvent, ReleaseStates, Way } from './releaseEvents.ts';
import type { ReleaseStorage } from './storage/ReleaseStorage.ts';

/** Who does something to releases, and why it is done in spite of a refusal. */
export interface Doer {
  by: string;
  forced?: string | undefined;
}

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
  readonly #shelf: ReleaseShelf;
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
    this.#shelf = new ReleaseShelf(storage);
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
  choose(visitor: Visitor = {}): Chosen {
    const wishes = wishesOf(this.states, visitor);
    const question = wishes.join(' ');
    const known = this.#chosen.get(question);
    if (known) return known;
    const find = (app: AppName, version: string) => this.#releases.get(`${app}/${version}`);
    const chosen = chooseReleases(this.states, find, wishes, visitor);
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
    return this.#known(app, version);
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
    await this.refresh();
    await this.#shelf.put(distFolder, release, this.#releases.get(`${app}/${version}`));
    if (!this.states[app].stored[version]) {
      const bytes = Object.values(release.sizes).reduce((sum, { brotli }) => sum + brotli, 0);
      await this.#happened({ kind: 'stored', app, version, bytes, by, at: Date.now() });
    }
    return release;
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
    return this.#known(app, version).catch(() => undefined);
  }

  /** @throws NoReleaseError */
  async #known(app: AppName, version: string): Promise<Release> {
    return this.#shelf.read(app, version, this.#releases.get(`${app}/${version}`));
  }

  #reportProblems(): void {
    const isAtHand = (app: AppName, version: string) => this.#releases.has(`${app}/${version}`);
    for (const text of problemsOf(this.states, this.choose().releases, isAtHand)) {
      this.#report(text);
    }
  }
}
