import { appNames, type AppName, type Release } from 'shared-api/contract/releases/release';
import {
  chooseReleases,
  preferredVersions,
  problemsOf,
  type Chosen,
  type Visitor,
} from './chooseReleases.ts';
import type { ReleaseStates } from './releaseEvents.ts';

const keyOf = (app: AppName, version: string): string => `${app}/${version}`;

/** The releases that may be served, in memory, and which visitor gets which of them. */
export class LoadedReleases {
  readonly #states: () => ReleaseStates;
  readonly #releases = new Map<string, Release>();
  readonly #chosen = new Map<string, Chosen>();
  #loads: Promise<unknown> = Promise.resolve();
  #revision = 0;
  #hasRollout = false;
  #defaultReleases: Chosen | undefined;

  /** @param states the state of each app as last read */
  constructor(states: () => ReleaseStates) {
    this.#states = states;
  }

  /** Incremented whenever the assignment of releases to visitors may have changed. */
  get revision(): number {
    return this.#revision;
  }

  /** Whether a rollout is in progress, so that visitors may get different releases. */
  get hasRollout(): boolean {
    return this.#hasRollout;
  }

  /** The releases for visitors without a preview or rollout. */
  get defaultReleases(): Chosen {
    return (this.#defaultReleases ??= this.choose());
  }

  /** Releases served only to some visitors (rollouts, previews). */
  get others(): Release[] {
    const { releases } = this.defaultReleases;
    return [...this.#releases.values()].filter((release) => releases[release.app] !== release);
  }

  find(app: AppName, version: string): Release | undefined {
    return this.#releases.get(keyOf(app, version));
  }

  /** The releases for a visitor; see `defaultReleases`. */
  choose(visitor: Visitor = {}): Chosen {
    const states = this.#states();
    const preferred = preferredVersions(states, visitor);
    const key = preferred.join(' ');
    const known = this.#chosen.get(key);
    if (known) return known;
    const find = (app: AppName, version: string) => this.find(app, version);
    const chosen = chooseReleases(states, find, preferred, visitor);
    this.#chosen.set(key, chosen);
    return chosen;
  }

  /**
   * Replaces all releases by those read, one read at a time: of two at once, a slow one that began before the
   * latest change would bring back the old state.
   * @returns whether they are other ones than before
   */
  load(read: () => Promise<readonly Release[]>): Promise<boolean> {
    const loaded = this.#loads.then(async () => this.#replace(await read()));
    this.#loads = loaded.catch(() => undefined);
    return loaded;
  }

  #replace(releases: readonly Release[]): boolean {
    const before = [...this.#releases.keys()].sort().join(' ');
    this.#releases.clear();
    for (const release of releases) {
      this.#releases.set(keyOf(release.app, release.version), release);
    }
    return [...this.#releases.keys()].sort().join(' ') !== before;
  }

  /** Forgets what was chosen, after a change of the releases or of the apps' states. */
  reassign(): void {
    this.#chosen.clear();
    this.#defaultReleases = undefined;
    this.#hasRollout = appNames.some((app) => this.#states()[app].share !== undefined);
    this.#revision += 1;
  }

  /** Live releases that cannot be served, in words. */
  problems(): string[] {
    const isLoaded = (app: AppName, version: string) => this.find(app, version) !== undefined;
    return problemsOf(this.#states(), this.choose().releases, isLoaded);
  }
}
