import { appNames, type AppName } from 'shared-api/contract/releases/release';
import type { ReleaseIds } from 'shared-api/contract/releases/releaseIds';
import { browserErrors, layoutShift, vitalSeconds } from '../telemetry/metrics.ts';

/** The releases that visitors may get now. */
export interface CurrentReleases {
  /** What most get. */
  live: Partial<Record<AppName, { version: string }>>;
  /** What some get besides, as a preview or a share of visitors. */
  others: readonly { app: AppName; version: string }[];
}

/** Releases of one app that figures are kept apart for; the rest are `other`. */
const most = 8;

/** What a figure is called when its release is none that this server has seen live. */
const other = 'other';

/**
 * The releases by which figures of browsers are kept apart: the last ones that were live while this
 * server ran. A browser may say anything; a new name would otherwise be a new series for ever.
 */
export class ReleaseLabels {
  readonly #current: () => Promise<CurrentReleases>;
  readonly #freshness: number;
  readonly #known = new Map<AppName, string[]>();
  #asked = -Infinity;
  #now: Partial<Record<AppName, string>> = {};

  /** @param freshness milliseconds for which what is live is not asked for again */
  constructor(current: () => Promise<CurrentReleases>, freshness = 5_000) {
    this.#current = current;
    this.#freshness = freshness;
  }

  /** Looks at what is live now, unless that was done a moment ago. */
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

  /** What was live when that was last looked at. */
  get live(): Partial<Record<AppName, string>> {
    return this.#now;
  }

  /** The label of a release that a browser names. */
  labelOf(app: AppName, releases: ReleaseIds): string {
    const release = releases[app];
    return release !== undefined && this.#known.get(app)?.includes(release) ? release : other;
  }
}

/** As much of a counter or histogram as forgetting takes. */
interface Labelled {
  get(): Promise<{ values: { labels: Record<string, string | number | undefined> }[] }>;
  remove(labels: Record<string, string | number | undefined>): void;
}

const byRelease: Labelled[] = [browserErrors, vitalSeconds, layoutShift];

/** Drops the series of a release that nobody runs any more. */
async function forget(app: AppName, release: string): Promise<void> {
  for (const metric of byRelease) {
    const { values } = await metric.get();
    for (const { labels } of values) {
      const { le: _le, ...own } = labels;
      if (own['app'] === app && own['release'] === release) metric.remove(own);
    }
  }
}
