import type { Language } from 'shared-api/contract/values/language';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import type { RenderFault as FaultShown } from 'shared-api/contract/releases/releases';
import {
  countPrerenderFailure,
  countRenderFault,
  setRenderProcesses,
} from '../telemetry/metrics.ts';
import type { RenderedPage, RenderInput, ShownPage } from './messages.ts';
import { pageName } from './pageName.ts';
import { ReleaseRenderer, type RenderLimits } from './ReleaseRenderer.ts';
import type { RenderFaultError } from './RenderFaultError.ts';

type ReleaseId = Pick<Release, 'app' | 'version'>;

/** A page that a release could not render, and how often, on this server. */
export interface RenderFault extends FaultShown {
  app: AppName;
}

interface Options extends RenderLimits {
  /** The local directory of a release's files. */
  folderOf: (app: AppName, version: string) => Promise<string>;
  /** Whether visitors may still get a release. */
  isInUse: (app: AppName, version: string) => boolean;
  log: { error: (details: object, text: string) => void };
}

/** Milliseconds after which a process without work is ended. */
const idleAfter = 5 * 60_000;
/** Maximum number of processes; the one without work for longest makes room. */
const maxProcesses = 8;
const sweepEvery = 10_000;
/** Maximum number of faults that are remembered. */
const maxFaults = 200;

/**
 * Renders pages with the releases' own code, a process for each release in use (docs/decisions/0066).
 * Whatever that code does, the callers get a page, or undefined within a few seconds.
 */
export class Renderers {
  readonly #options: Options;
  readonly #renderers = new Map<string, ReleaseRenderer>();
  readonly #faults = new Map<string, RenderFault>();
  readonly #sweeping: NodeJS.Timeout;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#sweeping = setInterval(() => this.sweep(), sweepEvery).unref();
  }

  /** The page shown at an address, if it is known without asking the release. */
  knownPage(release: Release, language: Language, path: string): ShownPage | undefined {
    return this.#renderers.get(keyOf(release))?.knownPage(language, path);
  }

  /** The page shown at an address; undefined if the release does not tell, or cannot. */
  async findPage(
    release: Release,
    language: Language,
    path: string,
  ): Promise<ShownPage | undefined> {
    return this.#rendererOf(release).findPage(language, path);
  }

  /** The pages shown at several addresses; undefined if the release does not tell, or cannot. */
  async findPages(release: Release, language: Language, paths: string[]) {
    return this.#rendererOf(release).findPages(language, paths);
  }

  /** Renders a page; undefined if that is left to the browser. */
  async render(
    release: Release,
    language: Language,
    input: RenderInput,
  ): Promise<RenderedPage | undefined> {
    const rendered = await this.#rendererOf(release).render(language, input, pageName(input.path));
    if (!rendered) countPrerenderFailure(release.app, release.version);
    return rendered;
  }

  /** What releases could not render on this server, latest first. */
  get faults(): RenderFault[] {
    return [...this.#faults.values()].sort((a, b) => b.at - a.at);
  }

  /** Ends the processes of releases that are out of use, and those without work. */
  sweep(): void {
    for (const [key, renderer] of this.#renderers) {
      const [app, version = ''] = key.split(' ') as [AppName, string?];
      if (!this.#options.isInUse(app, version)) {
        void renderer.end();
        this.#renderers.delete(key);
      } else if (renderer.idleMs > idleAfter) renderer.rest();
    }
    this.#restIdlest();
  }

  /** The ids of the running processes. */
  get pids(): number[] {
    return [...this.#renderers.values()].flatMap(({ pid }) => pid ?? []);
  }

  /** Ends all processes, and waits until they have gone. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweeping);
    const ending = [...this.#renderers.values()].map((renderer) => renderer.end());
    this.#renderers.clear();
    await Promise.all(ending);
  }

  #rendererOf(release: ReleaseId): ReleaseRenderer {
    const known = this.#renderers.get(keyOf(release));
    if (known) return known;
    const { folderOf, timeoutMs, memoryMb } = this.#options;
    const renderer = new ReleaseRenderer({
      timeoutMs,
      memoryMb,
      folder: () => folderOf(release.app, release.version),
      onFault: (fault, page, language) => this.#remember(release, fault, page, language),
    });
    if (this.#isClosed) void renderer.end();
    else this.#renderers.set(keyOf(release), renderer);
    return renderer;
  }

  #restIdlest(): void {
    const running = [...this.#renderers.values()].filter(({ pid }) => pid !== undefined);
    const idlest = running.filter(({ idleMs }) => idleMs > 0).sort((a, b) => b.idleMs - a.idleMs);
    for (const renderer of idlest.slice(0, Math.max(0, running.length - maxProcesses))) {
      renderer.rest();
    }
    setRenderProcesses(this.pids.length);
  }

  /** Counts a fault, and logs the first of each kind and page. */
  #remember(
    { app, version }: ReleaseId,
    { kind, message }: RenderFaultError,
    page: string,
    language: Language,
  ): void {
    countRenderFault(app, version, kind);
    const key = [app, version, kind, page, language].join(' ');
    const count = (this.#faults.get(key)?.count ?? 0) + 1;
    if (count === 1) {
      const details = { app, release: version, page, language, kind, fault: message };
      this.#options.log.error(details, 'prerendering failed');
    }
    // Set anew, so that the first key is the one that happened last longest ago.
    this.#faults.delete(key);
    this.#faults.set(key, { app, version, kind, page, language, count, at: Date.now() });
    const [oldest] = this.#faults.keys();
    if (this.#faults.size > maxFaults && oldest !== undefined) this.#faults.delete(oldest);
  }
}

const keyOf = ({ app, version }: ReleaseId): string => `${app} ${version}`;
