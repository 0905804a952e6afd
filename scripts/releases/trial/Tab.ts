import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

/** Maximum milliseconds to empty a tab; one that is caught in an endless loop is left. */
const emptyLimit = 10_000;
/** A page of the site on which nothing runs. */
export const quietPage = '/robots.txt';

/**
 * A browser's tab for one journey after another, each of which finds it as a new visitor would but for the
 * files of the site in its cache. A new one for each costs twice the time: the browser starts a process and
 * compiles the site's scripts in it anew.
 */
export class Tab {
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  readonly #open: () => Promise<BrowserContext>;

  /** @param open a new context of a browser */
  constructor(open: () => Promise<BrowserContext>) {
    this.#open = open;
  }

  /**
   * The tab's page, empty, with nothing kept by an earlier journey.
   * @param site whose storage is cleared
   */
  async begin(site: string): Promise<Page> {
    const isEmpty =
      this.#page !== undefined &&
      (await Promise.race([
        empty(this.#page, site).then(
          () => true,
          () => false,
        ),
        wait(emptyLimit, false, { ref: false }),
      ]));
    if (!isEmpty) await this.close();
    this.#context ??= await this.#open();
    this.#page ??= await this.#context.newPage();
    return this.#page;
  }

  /** Ends whatever the page does. The next journey begins in a new one. */
  async close(): Promise<void> {
    const context = this.#context;
    this.#context = undefined;
    this.#page = undefined;
    await context?.close().catch(() => undefined);
  }
}

/** Leaves the page, and clears what pages of the site kept in it and in its context. */
async function empty(page: Page, site: string): Promise<void> {
  // On the site, whose process would be another one after a page of none.
  await page.goto(quietPage);
  await page.evaluate(() => sessionStorage.clear());
  const session = await page.context().newCDPSession(page);
  // Cookies, local storage, databases and caches of service workers.
  await session.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'all' });
  await session.detach();
}
