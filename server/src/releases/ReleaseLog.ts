import { randomUUID } from 'node:crypto';
import {
  applyEvent,
  isReleaseEvent,
  noReleases,
  type ReleaseEvent,
  type ReleaseStates,
} from './releaseEvents.ts';
import type { ReleaseStorage } from './storage/ReleaseStorage.ts';
import { storageGone } from './storage/StorageError.ts';

/** A snapshot of the states, replacing the events up to it. */
interface Summary {
  kind: 'summary';
  /** Time of the last event it includes (milliseconds). */
  at: number;
  states: ReleaseStates;
}

/** A parsed log entry; null if it cannot be parsed. */
type Entry = ReleaseEvent | Summary | null;

const prefix = 'log/';
/** Maximum clock skew between writers, in milliseconds. */
const maxClockSkew = 10 * 60_000;
/** Number of events above which old ones are compacted. */
const compactAbove = 200;

/** A timestamp that sorts chronologically. */
const stamp = (instant: number): string => new Date(instant).toISOString().replaceAll(/[-:.]/g, '');

/** The position of an entry in the log, as a time in milliseconds. */
const positionOf = (entry: Entry | undefined): number =>
  entry ? (('place' in entry ? entry.place : undefined) ?? entry.at) : 0;

function readEntry(content: string): Entry {
  try {
    const value = JSON.parse(content) as ReleaseEvent | Summary;
    return value.kind === 'summary' || isReleaseEvent(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * The log of release events: one object per event, ordered by key. Appending writes a new object,
 * so that two teams releasing at once cannot overwrite each other's events on any storage, and all
 * readers agree on the order.
 */
export class ReleaseLog {
  readonly #storage: ReleaseStorage;
  readonly #report: (text: string) => void;
  readonly #entries = new Map<string, Entry>();
  #newest = 0;
  #states: ReleaseStates = noReleases();

  /** @param report called with each unreadable event */
  constructor(storage: ReleaseStorage, report: (text: string) => void) {
    this.#storage = storage;
    this.#report = report;
  }

  /** The states after all events read so far. */
  get states(): ReleaseStates {
    return this.#states;
  }

  /**
   * Reads new events.
   * @returns whether there were any
   * @throws StorageError if the storage cannot be read, or has lost what was read before, as a folder
   *   has whose disk is no longer mounted
   */
  async refresh(): Promise<boolean> {
    const keys = await this.requireKept();
    const unknown = keys.filter((key) => !this.#entries.has(key));
    const read = await Promise.all(
      unknown.map(async (key) => [key, await this.#storage.read(key)] as const),
    );
    // Missing entries have been compacted meanwhile; list again to find the snapshot.
    if (read.some(([, content]) => content === undefined)) return this.refresh();
    for (const [key, content] of read) {
      const entry = readEntry(String(content));
      this.#entries.set(key, entry);
      // One corrupt event must not prevent the site from being served or rolled back.
      if (!entry) this.#reportUnread(key);
    }
    if (read.length > 0) this.#sumUp();
    return read.length > 0;
  }

  /**
   * Looks whether the storage still has what was read.
   * @returns the keys of its latest entries
   * @throws StorageError as for `refresh`
   */
  async requireKept(): Promise<string[]> {
    // An event from a slow clock may sort before events that were already read.
    const from = this.#newest === 0 ? undefined : prefix + stamp(this.#newest - maxClockSkew);
    const keys = await this.#storage.list(prefix, from);
    // The newest event, or the snapshot that replaced it, is always listed.
    if (keys.length === 0 && this.#entries.size > 0) throw storageGone(this.#storage.location);
    return keys;
  }

  /** Appends an event after all known ones. */
  async append(event: ReleaseEvent): Promise<void> {
    await this.refresh();
    const position = Math.max(event.at, this.#newest + 1);
    await this.#storage.write(
      `${prefix}${stamp(position)}-${randomUUID().slice(0, 8)}`,
      JSON.stringify(position === event.at ? event : { ...event, place: position }),
    );
    await this.refresh();
  }

  /** Compacts events before `before` into a snapshot, if there are many. */
  async compact(before: number): Promise<void> {
    const keys = [...this.#entries.keys()].filter((key) => key < prefix + stamp(before)).sort();
    const last = keys.at(-1);
    if (last === undefined || keys.length < compactAbove) return;
    // An unreadable event may come from a newer version of the program; compaction would lose it.
    if (keys.some((key) => this.#entries.get(key) === null)) return;
    // The snapshot sorts directly after the last event that it replaces.
    const at = Math.max(...keys.map((key) => positionOf(this.#entries.get(key))));
    const summary: Summary = { kind: 'summary', at, states: this.#statesAfter(keys) };
    await this.#storage.write(`${last}~`, JSON.stringify(summary));
    for (const key of keys) await this.#storage.remove(key);
    for (const key of keys) this.#entries.delete(key);
    await this.refresh();
  }

  #sumUp(): void {
    const keys = [...this.#entries.keys()].sort();
    this.#states = this.#statesAfter(keys);
    this.#newest = Math.max(...[...this.#entries.values()].map(positionOf));
  }

  #reportUnread(key: string): void {
    this.#report(
      `The event ${key} in ${this.#storage.location} cannot be read and is left out: it is damaged, or from a newer program than this. If damaged, remove it, and look at "npm run releases" whether what is live is what should be.`,
    );
  }

  #statesAfter(keys: string[]): ReleaseStates {
    return keys.reduce((states, key) => {
      const entry = this.#entries.get(key);
      if (!entry) return states;
      return entry.kind === 'summary'
        ? { ...noReleases(), ...entry.states }
        : applyEvent(states, entry);
    }, noReleases());
  }
}
