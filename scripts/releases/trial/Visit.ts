import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { FinePages } from './FinePages.ts';
import { routeBytes, type RouteBytes } from './routeBytes.ts';
import { violationsOn } from './violations.ts';
import { settle } from './settle.ts';

/**
 * Maximum milliseconds until a page, or what is waited for on it, is there. It ends what hangs; a machine
 * that builds releases may be slow, and how fast a page is for visitors is found by other means.
 */
export const timeLimit = 60_000;
/** The same once something went wrong in the page: what failed is not waited for as if it were slow. */
const faultyLimit = 5_000;

/** A page in the browser, with everything that goes wrong in it. */
export class Visit {
  readonly page: Page;
  /** Problems by sentence, in order. */
  readonly problems = new Set<string>();
  /** What each opened route loaded. */
  readonly routes: RouteBytes[] = [];
  #address = '';
  /** Resolves some time after the first problem. */
  readonly #givenUp: Promise<'given up'>;
  #giveUpSoon: () => void = () => undefined;
  #expectedStatus = 200;
  readonly #pages: FinePages;

  /** @param pages those that were checked already, in this journey or another */
  constructor(page: Page, pages = FinePages.ofOneTrial()) {
    this.page = page;
    this.#pages = pages;
    page.setDefaultTimeout(timeLimit);
    page.setDefaultNavigationTimeout(timeLimit);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#giveUpSoon = () => resolve(undefined);
    this.#givenUp = promise.then(() => wait(faultyLimit, 'given up' as const, { ref: false }));
    page.on('pageerror', (error) => this.note(`error "${error.message}"`));
    page.on('console', (message) => {
      const isOwnStatus =
        this.#expectedStatus >= 400 && message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isOwnStatus) this.note(`console: ${message.text()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The page was left meanwhile.
      if (reason !== 'net::ERR_ABORTED') this.note(`${pathOf(request.url())} failed: ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.request().isNavigationRequest()) {
        this.note(`${pathOf(response.url())} answered ${response.status()}`);
      }
    });
  }

  /** Listens no longer to what goes wrong in the page, which may go on to another journey. */
  end(): void {
    this.page.removeAllListeners();
  }

  note(text: string): void {
    this.problems.add(`${this.#address}: ${text}`);
    this.page.setDefaultTimeout(faultyLimit);
    this.#giveUpSoon();
  }

  /**
   * Loads an address.
   * @param releases what the page has to be composed of, `<app>=<version>`
   * @param isExamined whether accessibility and what it loads count
   */
  async open(
    address: string,
    status: number,
    releases: readonly string[],
    isExamined = true,
  ): Promise<void> {
    this.#address = address;
    this.#expectedStatus = status;
    const answer = await this.page.goto(address, { waitUntil: 'domcontentloaded' });
    if (answer?.status() !== status) this.note(`answered ${answer?.status()} instead of ${status}`);
    const header = (await answer?.headerValue('x-releases')) ?? '';
    if (!releases.every((release) => header.includes(release))) {
      this.note(`came with ${header || 'no releases'}`);
    }
    const isShown = await this.look(isExamined);
    if (isShown && isExamined) this.routes.push(await routeBytes(this.page, address));
  }

  /** Goes to an address within the page. */
  async go(address: string): Promise<void> {
    this.#address = address;
    const title = await this.page.title();
    await this.page.evaluate((path) => {
      window.history.pushState({}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, address);
    // What is shown stays until the next screen's code is there.
    await this.page.waitForFunction((before) => document.title !== before, title);
    await this.look();
  }

  /** Waits for the page, and looks for what is wrong on it. @returns whether there is a page */
  async look(isExamined = true): Promise<boolean> {
    const settled = settle(this.page);
    // It goes on where it is not waited for any more, until the page is left.
    settled.catch(() => undefined);
    const isReady = await Promise.race([settled, this.#givenUp]);
    if (isReady !== true) {
      this.note(isReady === false ? 'shows the error screen' : 'was not there yet');
      return false;
    }
    if (!isExamined) return true;
    for (const violation of await violationsOn(this.page, this.#pages)) this.note(violation);
    return true;
  }
}

const pathOf = (url: string): string => new URL(url).pathname;
