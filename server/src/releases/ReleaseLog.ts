import { randomUUID } from 'node:crypto';
import {
  after,
  isReleaseEvent,
  noReleases,
  type ReleaseEvent,
  type ReleaseStates,
} from './releaseEvents.ts';
import type { ReleaseStorage } from './storage/ReleaseStorage.ts';

/** The states that older events came to, in their place. */
interface Summary {
  kind: 'summary';
  /** Instant of the last event in it, milliseconds. */
  at: number;
  states: ReleaseStates;
}

/** What an object of the log says; null when nothing can be made of it. */
type Entry = ReleaseEvent | Summary | null;

const prefix = 'log/';
/** Milliseconds by which the clocks of those who write may differ. */
const skew = 10 * 60_000;
/** Events that may be kept one by one before old ones are summed up. */
const summedUpFrom = 200;

/** A text for an instant that sorts as instants do. */
const stamp = (instant: number): string => new Date(instant).toISOString().replaceAll(/[-:.]/g, '');

/** Where an entry stands among all, as an instant in milliseconds. */
const placeOf = (entry: Entry | undefined): number =>
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
 * Everything that happened to releases, one object an event, in the order of their keys. Writing
 * an event is one write of a new object, so that two teams that release at once cannot undo each
 * other's, whatever the storage; who came last is the same for every reader.
 */
export class ReleaseLog {
  readonly #storage: ReleaseStorage;
  readonly #report: (text: string) => void;
  readonly #entries = new Map<string, Entry>();
  #newest = 0;
  #states: ReleaseStates = noReleases();

  /** @param report told of events that cannot be read */
  constructor(storage: ReleaseStorage, report: (text: string) => void) {
    this.#storage = storage;
    this.#report = report;
  }

  /** What the events read so far come to. */
  get states(): ReleaseStates {
    return this.#states;
  }

  /**
   * Reads the events that are new.
   * @returns whether there were any
   */
  async refresh(): Promise<boolean> {
    // An event of a clock that is behind may sort before those that are known already.
    const from = this.#newest === 0 ? undefined : prefix + stamp(this.#newest - skew);
    const keys = await this.#storage.list(prefix, from);
    const unknown = keys.filter((key) => !this.#entries.has(key));
    const read = await Promise.all(
      unknown.map(async (key) => [key, await this.#storage.read(key)] as const),
    );
    // What is gone has been summed up since: the sum is in the next list.
    if (read.some(([, content]) => content === undefined)) return this.refresh();
    for (const [key, content] of read) {
      const entry = readEntry(String(content));
      this.#entries.set(key, entry);
      // One that is spoilt must not keep the site from being given, or from being rolled back.
      if (!entry) this.#reportUnread(key);
    }
    if (read.length > 0) this.#sumUp();
    return read.length > 0;
  }

  /** Adds an event, behind all that are known. */
  async append(event: ReleaseEvent): Promise<void> {
    await this.refresh();
    const place = Math.max(event.at, this.#newest + 1);
    await this.#storage.write(
      `${prefix}${stamp(place)}-${randomUUID().slice(0, 8)}`,
      JSON.stringify(place === event.at ? event : { ...event, place }),
    );
    await this.refresh();
  }

  /** Puts a sum in the place of events before an instant, when there are many. */
  async shorten(before: number): Promise<void> {
    const keys = [...this.#entries.keys()].filter((key) => key < prefix + stamp(before)).sort();
    const last = keys.at(-1);
    if (last === undefined || keys.length < summedUpFrom) return;
    // What cannot be read here may be a newer program's, and must not be lost in a sum.
    if (keys.some((key) => this.#entries.get(key) === null)) return;
    // Its key sorts right behind the last one that it stands for.
    const at = Math.max(...keys.map((key) => placeOf(this.#entries.get(key))));
    const summary: Summary = { kind: 'summary', at, states: this.#statesAfter(keys) };
    await this.#storage.write(`${last}~`, JSON.stringify(summary));
    for (const key of keys) await this.#storage.remove(key);
    for (const key of keys) this.#entries.delete(key);
    await this.refresh();
  }

  #sumUp(): void {
    const keys = [...this.#entries.keys()].sort();
    this.#states = this.#statesAfter(keys);
    this.#newest = Math.max(...[...this.#entries.values()].map(placeOf));
  }

  #reportUnread(key: string): void {
    this.#report(
      `The event ${key} in ${this.#storage.place} cannot be read and is left out: it is damaged, or from a newer program than this. If damaged, remove it, and look at "npm run releases" whether what is live is what should be.`,
    );
  }

  #statesAfter(keys: string[]): ReleaseStates {
    return keys.reduce((states, key) => {
      const entry = this.#entries.get(key);
      if (!entry) return states;
      return entry.kind === 'summary' ? { ...noReleases(), ...entry.states } : after(states, entry);
    }, noReleases());
  }
}
