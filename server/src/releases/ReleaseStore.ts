import { appNames, type AppName, type Release } from 'shared-api/contract/releases/release';
import type { ReleaseRefusal } from 'shared-api/contract/releases/releases';
import { every } from '../jobs/every.ts';
import type { Chosen, LiveReleases, Visitor } from './chooseReleases.ts';
import { LoadedReleases } from './LoadedReleases.ts';
import { ReleaseLog } from './ReleaseLog.ts';
import { readRelease, BuildStore } from './BuildStore.ts';
import { isVersionOf, versionsInUse } from './releaseVersions.ts';
import type {
  AppVersion,
  ReleaseEvent,
  ReleaseStates,
  StoringActor,
  TriedAgainst,
  Way,
} from './releaseEvents.ts';
import type { ReleaseStorage } from './storage/ReleaseStorage.ts';
import { UnknownReads } from './UnknownReads.ts';

/** Who makes a change to releases, and why they overrode a failed check. */
export interface ReleaseActor {
  by: string;
  forced?: string | undefined;
}

const week = 7 * 24 * 3600_000;

/**
 * Stores builds side by side and decides which visitor gets which:
 *
 *     <app>/<version>/{browser,node,release.json,contract.json}   immutable
 *     log/…                                                       one object per event
 *
 * The live releases are kept in memory, from the log: serving a page does not read the storage.
 */
export class ReleaseStore {
  readonly storage: ReleaseStorage;
  readonly #builds: BuildStore;
  readonly #log: ReleaseLog;
  readonly #report: (text: string) => void;
  readonly #loaded = new LoadedReleases(() => this.states);
  readonly #unknown = new UnknownReads(() => this.refresh());
  #isRead = false;
  #reading: Promise<boolean> | undefined;

  /** @param report called with live releases that cannot be served, and with unreadable events */
  constructor(storage: ReleaseStorage, report: (text: string) => void = () => undefined) {
    this.storage = storage;
    this.#builds = new BuildStore(storage);
    this.#log = new ReleaseLog(storage, report);
    this.#report = report;
  }

  /** Incremented whenever the assignment of releases to visitors may have changed. */
  get revision(): number {
    return this.#loaded.revision;
  }

  /** Whether a rollout is in progress, so that visitors may get different releases. */
  get hasRollout(): boolean {
    return this.#loaded.hasRollout;
  }

  /** The releases for visitors without a preview or rollout. */
  get defaultReleases(): Chosen {
    return this.#loaded.defaultReleases;
  }

  /** Releases served only to some visitors (rollouts, previews). */
  get others(): Release[] {
    return this.#loaded.others;
  }

  /** Whether visitors may get a release: live, previous, in a rollout or previewed. */
  isLoaded(app: AppName, version: string): boolean {
    return this.#loaded.find(app, version) !== undefined;
  }

  /** The state of each app as last read. */
  get states(): ReleaseStates {
    return this.#log.states;
  }

  /** Waits for the first read. */
  async ready(): Promise<void> {
    if (this.#isRead) return;
    this.#reading ??= this.refresh().finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  /**
   * Reads changes from the storage.
   * @returns whether there were any
   */
  async refresh(): Promise<boolean> {
    const isNew = await this.#log.refresh();
    const isOther = await this.#load();
    this.#isRead = true;
    if (isNew || isOther) this.#loaded.reassign();
    if (isNew) await this.#dropCopies();
    if (isOther) for (const text of this.#loaded.problems()) this.#report(text);
    return isNew || isOther;
  }

  /**
   * Refreshes periodically.
   * @returns stops refreshing
   */
  watch(
    seconds: number,
    log: { error: (details: object, text: string) => void },
  ): () => Promise<void> {
    return every(seconds, 'reading the releases', () => this.refresh(), log);
  }

  choose(visitor: Visitor = {}): Chosen {
    return this.#loaded.choose(visitor);
  }

  /** The default releases, freshly read. */
  async live(): Promise<LiveReleases> {
    await this.refresh();
    return this.choose().releases;
  }

  /**
   * Reads a stored release.
   * @throws NoReleaseError if the version is not stored
   */
  release(app: AppName, version: string): Promise<Release> {
    return this.#known(app, version);
  }

  /**
   * The local directory of a release's files, for requests from visitors. Only versions in the log
   * are looked up in the storage, so made-up versions cost nothing.
   * @returns undefined if there is no such release
   */
  async folderFor(app: AppName, version: string): Promise<string | undefined> {
    const isKnown = (): boolean => isVersionOf(this.states[app], version);
    // Another server may already know it.
    if (!isKnown()) await this.#unknown.once().catch(() => undefined);
    return isKnown() ? this.folderOf(app, version).catch(() => undefined) : undefined;
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

  /** The local directory of a release's files. */
  folderOf(app: AppName, version: string): Promise<string> {
    return this.storage.localFolder(app, version);
  }

  /**
   * Stores a build (an app's `dist` folder) under its version, atomically. Does nothing if it is
   * already stored.
   * @param actor with the address of the server that it comes from, if it was promoted
   * @throws Error if the folder has no complete build
   */
  async put(distFolder: string, actor: StoringActor = { by: 'start' }): Promise<Release> {
    const release = await readRelease(distFolder);
    const { app, version } = release;
    await this.refresh();
    await this.#builds.put(distFolder, release, this.#loaded.find(app, version));
    if (!this.states[app].stored[version]) {
      const bytes = Object.values(release.sizes).reduce((sum, { brotli }) => sum + brotli, 0);
      await this.#append({ kind: 'stored', app, version, bytes, ...actor, at: Date.now() });
    }
    return release;
  }

  /**
   * Makes a stored release live; pages composed from now on use it.
   * @throws NoReleaseError if the version is not stored
   */
  async makeLive(
    app: AppName,
    version: string,
    { by, forced }: ReleaseActor = { by: 'start' },
    way: Way = 'release',
  ): Promise<void> {
    await this.release(app, version);
    const why = forced === undefined ? {} : { forced };
    await this.#append({ kind: 'live', app, version, way, by, ...why, at: Date.now() });
  }

  /**
   * Makes stored releases of several apps live at once, so that nobody gets a part of them.
   * @throws NoReleaseError if one of them is not stored
   */
  async makeSetLive(
    versions: AppVersion[],
    { by, forced }: ReleaseActor,
    way: Way = 'release',
  ): Promise<void> {
    const [first, ...rest] = versions;
    if (!first) return;
    if (rest.length === 0) return this.makeLive(first.app, first.version, { by, forced }, way);
    for (const { app, version } of versions) await this.release(app, version);
    const why = forced === undefined ? {} : { forced };
    await this.#append({ kind: 'set', app: first.app, versions, way, by, ...why, at: Date.now() });
  }

  /** Keeps what a trial of a stored release has found, beside it. */
  async keepTrial(
    { app, version }: AppVersion,
    trial: { by: string; against: TriedAgainst; refusals: ReleaseRefusal[]; triedOn?: string },
  ): Promise<void> {
    await this.#append({ kind: 'tried', app, version, ...trial, at: Date.now() });
  }

  /**
   * Rolls a stored release out to a percentage of visitors, or withdraws it.
   * @param percent 0 to 99; 0 withdraws
   * @param actor with the steps, if it goes on by itself from there
   * @throws NoReleaseError if the version is not stored
   */
  async rollOut(
    app: AppName,
    version: string,
    percent: number,
    { by, forced, steps }: ReleaseActor & { steps?: number[] | undefined },
  ): Promise<void> {
    // A release can be withdrawn even if it is no longer stored.
    if (percent > 0) await this.release(app, version);
    const why = forced === undefined ? {} : { forced };
    const how = { ...(steps === undefined ? {} : { steps }), ...why };
    await this.#append({ kind: 'share', app, version, percent, by, ...how, at: Date.now() });
  }

  /** Shows a stored release to holders of the preview link, until a time in milliseconds. */
  async addPreview(app: AppName, version: string, id: string, until: number, actor: ReleaseActor) {
    await this.release(app, version);
    const { by } = actor;
    await this.#append({ kind: 'preview', app, version, id, until, by, at: Date.now() });
  }

  async endPreview(app: AppName, id: string, { by }: ReleaseActor): Promise<void> {
    await this.#append({ kind: 'previewEnded', app, id, by, at: Date.now() });
  }

  /**
   * Removes releases that are no longer needed: all but the live one, its predecessor, those in a
   * rollout or preview, and those in use within the last week.
   * @returns what was removed, as `<app> <version>`
   */
  async prune({ by }: ReleaseActor, now = Date.now()): Promise<string[]> {
    await this.refresh();
    const removed: string[] = [];
    for (const app of appNames) {
      const state = this.states[app];
      const kept = versionsInUse(state, now);
      for (const [version, { neededUntil }] of Object.entries(state.stored)) {
        if (kept.has(version) || neededUntil > now - week) continue;
        await this.storage.remove(`${app}/${version}/`);
        await this.#append({ kind: 'removed', app, version, by, at: now });
        removed.push(`${app} ${version}`);
      }
    }
    await this.#log.compact(now - week);
    return removed;
  }

  async #append(event: ReleaseEvent): Promise<void> {
    await this.#log.append(event);
    await this.#load();
    this.#loaded.reassign();
  }

  /** Loads all releases that may be served into memory. */
  #load(): Promise<boolean> {
    return this.#loaded.load(async () => {
      const wanted = appNames.flatMap((app) =>
        [...versionsInUse(this.states[app], Date.now())].map((version) => [app, version] as const),
      );
      const read = await Promise.all(
        wanted.map(([app, version]) => this.#known(app, version).catch(() => undefined)),
      );
      const found = read.filter((release) => release !== undefined);
      // What is missing together with all else has not been removed: its disk has gone.
      if (found.length < wanted.length) await this.#log.requireKept();
      return found;
    });
  }

  /** @throws NoReleaseError */
  #known(app: AppName, version: string): Promise<Release> {
    return this.#builds.read(app, version, this.#loaded.find(app, version));
  }
}
