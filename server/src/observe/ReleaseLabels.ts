import { appNames, type AppName } from 'shared-api/contract/releases/release';
import type { ReleaseIds } from 'shared-api/contract/releases/releaseIds';
import { browserErrors, layoutShift, vitalSeconds } from '../telemetry/metrics.ts';

/** The releases that visitors may get now. */
export interface CurrentReleases {
  /** The default releases. */
  live: Partial<Record<AppName, { version: string }>>;
  /** Releases in a rollout or preview. */
  others: readonly { app: AppName; version: string }[];
}

/** Releases per app with a label of their own; the rest are `other`. */
const most = 8;

/** The label for a release that this server has not seen live. */
const other = 'other';

/**
 * Label values for browser metrics: the releases most recently live while this server ran. A
 * browser may report anything, and each new label value would be a time series that is kept for
 * good.
 */
export class ReleaseLabels {
  readonly #current: () => Promise<CurrentReleases>;
  readonly #freshness: number;
  readonly #known = new Map<AppName, string[]>();
  #asked = -Infinity;
  #now: Partial<Record<AppName, string>> = {};

  /** @param freshness milliseconds for which the live releases are cached */
  constructor(current: () => Promise<CurrentReleases>, freshness = 5_000) {
    this.#current = current;
    this.#freshness = freshness;
  }

  /** Reloads the live releases, unless they were just loaded. */
  async refresh(): Promise<void> {
    if (performance.now() - this.#asked < this.#freshness) return;
    this.#asked = performance.now();
    const { live, others } = await this.#current();
    this.#now = {};
    for (const { app, version } of others) await this.#know(app, version);
    for (const app of appNames) {
      const version = live[app]?.version;
      if (version === undefined) continue;
      this.#now[app] = version;
      await this.#know(app, version);
    }
  }

  async #know(app: AppName, version: string): Promise<void> {
    const known = [version, ...(this.#known.get(app) ?? []).filter((old) => old !== version)];
    this.#known.set(app, known.slice(0, most));
    for (const gone of known.slice(most)) await forget(app, gone);
  }

  /** The live releases as last loaded. */
  get live(): Partial<Record<AppName, string>> {
    return this.#now;
  }

  /** The label for a release that a browser reports. */
  labelOf(app: AppName, releases: ReleaseIds): string {
    const release = releases[app];
    return release !== undefined && this.#known.get(app)?.includes(release) ? release : other;
  }
}

/** The part of a counter or histogram that `forget` needs. */
interface Labelled {
  get(): Promise<{ values: { labels: Record<string, string | number | undefined> }[] }>;
  remove(labels: Record<string, string | number | undefined>): void;
}

const byRelease: Labelled[] = [browserErrors, vitalSeconds, layoutShift];

/** Removes the series of a release that is no longer in use. */
async function forget(app: AppName, release: string): Promise<void> {
  for (const metric of byRelease) {
    const { values } = await metric.get();
    for (const { labels } of values) {
      const { le: _le, ...own } = labels;
      if (own['app'] === app && own['release'] === release) metric.remove(own);
    }
  }
}
