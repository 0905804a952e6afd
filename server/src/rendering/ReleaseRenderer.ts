import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { BackOff, pagePauses, processPauses } from './BackOff.ts';
import type { RenderedPage, RenderInput, ShownPage } from './messages.ts';
import { RenderFaultError } from './RenderFaultError.ts';
import { RenderProcess, type RenderOrder } from './RenderProcess.ts';
import { asRenderedPage, asShownPages } from './results.ts';

/** Limits of rendering, from the settings. */
export interface RenderLimits {
  /** Milliseconds that a page may take. */
  timeoutMs: number;
  /** Maximum memory of a release's process, in megabytes. */
  memoryMb: number;
}

export const renderLimits: RenderLimits = { timeoutMs: 1000, memoryMb: 384 };

export interface ReleaseRendererOptions extends RenderLimits {
  /** Finds the directory with the release's code, which is downloaded first if needed. */
  folder: () => Promise<string>;
  onFault: (fault: RenderFaultError, page: string, language: Language) => void;
}

/** The first page of a process takes longer, because its code has just been loaded. */
const firstFactor = 3;
/** Requests that may wait for a process; further pages are left to the browser. */
const maxWaiting = 100;
/** Bytes of addresses whose pages are remembered; anybody can make addresses up. */
const maxRemembered = 2 * 1024 ** 2;
/** Longer addresses are not remembered. */
const maxRememberedPath = 1000;
const maxPausedPages = 500;
/** What the finding of pages by address is called in messages. */
const addressesPage = '(addresses)';

/** Renders the pages of one release in a process, which is started when it is needed. */
export class ReleaseRenderer {
  readonly #options: ReleaseRendererOptions;
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #shown = new LRUCache<string, ShownPage>({
    maxSize: maxRemembered,
    sizeCalculation: ({ address }, key) => 200 + key.length + address.length,
  });
  readonly #finding = new Map<Language, { paths: Set<string>; found: Promise<void> }>();
  readonly #processBackOff = new BackOff(processPauses);
  readonly #findingBackOff = new BackOff(pagePauses);
  readonly #pageBackOffs = new LRUCache<string, BackOff>({ max: maxPausedPages });
  /** Languages in which the release does not tell which page an address shows. */
  readonly #untold = new Set<Language>();
  #process: RenderProcess | undefined;
  #hasRendered = false;
  #isEnded = false;
  #usedAt = performance.now();

  constructor(options: ReleaseRendererOptions) {
    this.#options = options;
  }

  /** Milliseconds since it was last asked for anything. */
  get idleMs(): number {
    return this.#queue.size + this.#queue.pending > 0 ? 0 : performance.now() - this.#usedAt;
  }

  /** The process id while there is a process. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** The page shown at an address, if it is known already; see `findPage`. */
  knownPage(language: Language, path: string): ShownPage | undefined {
    return this.#shown.get(`${language} ${path}`);
  }

  /** The page shown at an address; undefined if the release does not tell, or cannot. */
  async findPage(language: Language, path: string): Promise<ShownPage | undefined> {
    const known = this.knownPage(language, path);
    if (known || this.#untold.has(language) || !this.#canFind) return known;
    if (path.length > maxRememberedPath) return (await this.findPages(language, [path]))?.[0];
    await Promise.race([this.#findSoon(language, path), wait(this.#patience, undefined, unref)]);
    return this.knownPage(language, path);
  }

  /** The pages shown at several addresses; undefined if the release does not tell, or cannot. */
  async findPages(language: Language, paths: string[]): Promise<ShownPage[] | undefined> {
    const found = await this.#queue.add(() => this.#askForPages(language, paths), { priority: 1 });
    return found ?? undefined;
  }

  /**
   * Renders a page; undefined if it is left to the browser, because the release cannot render it, has
   * failed to just now, or is too busy.
   * @param page what the page is called in messages, without anything secret
   */
  async render(
    language: Language,
    input: RenderInput,
    page: string,
  ): Promise<RenderedPage | undefined> {
    const backOff = this.#pageBackOffs.get(`${language} ${page}`);
    if (this.#isPausing || backOff?.isPausing || this.#queue.size >= maxWaiting) return undefined;
    let isAwaited = true;
    const rendering = this.#queue.add(async () => {
      // Whoever wanted it has left, or an earlier request has shown that there is no use.
      if (!isAwaited || this.#isPausing) return undefined;
      try {
        const rendered = asRenderedPage(await this.#ask({ kind: 'render', language, input }));
        this.#pageBackOffs.delete(`${language} ${page}`);
        return rendered;
      } catch (error) {
        const failing = this.#pageBackOffs.get(`${language} ${page}`) ?? new BackOff(pagePauses);
        failing.failed();
        this.#pageBackOffs.set(`${language} ${page}`, failing);
        this.#failed(error, page, language);
        return undefined;
      }
    });
    const rendered = await Promise.race([rendering, wait(this.#patience, undefined, unref)]);
    isAwaited = false;
    return rendered ?? undefined;
  }

  /** Ends the process; the next request starts another. */
  rest(): void {
    this.#process?.end();
    this.#process = undefined;
  }

  /** Ends the process for good, and waits until it has gone. */
  async end(): Promise<void> {
    this.#isEnded = true;
    const process = this.#process;
    this.rest();
    await process?.gone;
  }

  get #isPausing(): boolean {
    return this.#isEnded || this.#processBackOff.isPausing;
  }

  get #canFind(): boolean {
    return !this.#isPausing && !this.#findingBackOff.isPausing;
  }

  /** How long a visitor waits, since others' pages may come first. */
  get #patience(): number {
    return 2 * this.#options.timeoutMs;
  }

  /** Addresses that are asked for meanwhile share a request. */
  #findSoon(language: Language, path: string): Promise<void> {
    const underWay = this.#finding.get(language);
    if (underWay) {
      underWay.paths.add(path);
      return underWay.found;
    }
    const paths = new Set([path]);
    const found = this.#queue.add(
      async () => {
        // The queue may begin at once, before the entry has been set.
        await Promise.resolve();
        this.#finding.delete(language);
        const asked = [...paths];
        const pages = await this.#askForPages(language, asked);
        for (const [index, page] of (pages ?? []).entries()) {
          this.#shown.set(`${language} ${asked[index]}`, page);
        }
      },
      { priority: 1 },
    );
    this.#finding.set(language, { paths, found });
    return found;
  }

  async #askForPages(language: Language, paths: string[]): Promise<ShownPage[] | undefined> {
    if (!this.#canFind) return undefined;
    try {
      const answer = await this.#ask({ kind: 'pagesOf', language, paths });
      const pages = asShownPages(answer, paths.length);
      if (!pages) this.#untold.add(language);
      this.#findingBackOff.succeeded();
      return pages;
    } catch (error) {
      this.#findingBackOff.failed();
      this.#failed(error, addressesPage, language);
      return undefined;
    }
  }

  async #ask(order: RenderOrder & { language: Language }): Promise<unknown> {
    this.#usedAt = performance.now();
    const { timeoutMs } = this.#options;
    const process = await this.#started();
    const language = order.language === defaultLanguage ? '' : order.language;
    const answer = await process.ask(
      { ...order, language },
      this.#hasRendered ? timeoutMs : timeoutMs * firstFactor,
    );
    if (order.kind === 'render') {
      this.#hasRendered = true;
      this.#processBackOff.succeeded();
    }
    return answer;
  }

  async #started(): Promise<RenderProcess> {
    if (this.#process?.isUsable) return this.#process;
    const folder = await realpath(path.join(await this.#options.folder(), 'node'));
    if (this.#isEnded) throw new RenderFaultError('exit', 'the server is closing');
    this.#process = new RenderProcess({ folder, memoryMb: this.#options.memoryMb });
    this.#hasRendered = false;
    return this.#process;
  }

  #failed(error: unknown, page: string, language: Language): void {
    if (this.#isEnded) return;
    const fault =
      error instanceof RenderFaultError ? error : new RenderFaultError('error', String(error));
    // An error that was thrown leaves the process as it was.
    if (fault.kind !== 'error') {
      this.rest();
      this.#processBackOff.failed();
    }
    this.#options.onFault(fault, page, language);
  }
}

const unref = { ref: false };
