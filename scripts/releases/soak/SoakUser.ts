import type { Browser, Page } from 'playwright-core';
import { logins } from '../../product/product.ts';

/** What somebody types into, and how they end. */
interface Task {
  /** The field's label. */
  label: string;
  text: (round: number) => string;
  /** Sends what was typed, in the page that was opened before the first release, and goes on to others. */
  end: (page: Page) => Promise<void>;
}

/** Milliseconds between two looks at what was typed. */
const pause = 500;

/** Somebody with a page that was open before the first release, who types and finds what they typed. */
export class SoakUser {
  /** What went wrong, a sentence each. */
  readonly wrong: string[] = [];
  rounds = 0;
  readonly #page: Page;
  readonly #task: Task;

  private constructor(page: Page, task: Task) {
    this.#page = page;
    this.#task = task;
    page.on('pageerror', (error) => this.wrong.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.wrong.push(message.text());
    });
    page.on('response', (answer) => {
      if (answer.status() >= 400) this.wrong.push(`${answer.url()} answered ${answer.status()}`);
    });
  }

  static async visitor(browser: Browser, url: string): Promise<SoakUser> {
    const page = await browser.newPage({ baseURL: url, locale: 'en-CA' });
    const user = new SoakUser(page, {
      label: 'Email',
      text: (round) => `visitor${round}@example.com`,
      end: endOfVisit,
    });
    await page.goto('/services/Janitorial/Carpet');
    await page.locator('#main form[data-live][data-replay]').waitFor();
    return user;
  }

  static async office(browser: Browser, url: string): Promise<SoakUser> {
    const page = await browser.newPage({ baseURL: url, locale: 'en-CA' });
    const user = new SoakUser(page, {
      label: 'Phone',
      text: (round) => `(519) 555-${String(1000 + (round % 9000))}`,
      end: endOfOffice,
    });
    await page.goto('/login');
    await page.getByLabel('Username').fill(logins.admin.username);
    await page.getByLabel('Password').fill(logins.admin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('heading', { name: 'Leads' }).first().waitFor();
    await page.goto('/admin/clients/1');
    await page.getByLabel('Phone').first().waitFor();
    return user;
  }

  /** Types, and compares what stands in the field with what was typed, until it is over. */
  async work(isOver: () => boolean): Promise<void> {
    const field = this.#page.getByLabel(this.#task.label).first();
    while (!isOver()) {
      const typed = this.#task.text(this.rounds);
      await field.fill(typed);
      await new Promise((resolve) => setTimeout(resolve, pause));
      const found = await field.inputValue();
      if (found !== typed) this.wrong.push(`"${typed}" was typed, and "${found}" found`);
      this.rounds += 1;
    }
  }

  async finish(): Promise<void> {
    await this.#task.end(this.#page).catch((error: unknown) => {
      this.wrong.push(`could not end: ${String(error)}`);
    });
  }
}

const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

async function endOfVisit(page: Page): Promise<void> {
  await page.getByLabel('Date').fill(inAMonth());
  for (let rooms = 0; rooms < 3; rooms += 1) {
    await page.getByRole('button', { name: 'More: Rooms' }).click();
  }
  await page.getByRole('button', { name: 'Get my quote' }).click();
  await page.getByRole('heading', { name: /^Quote #\d{5}$/ }).waitFor();
  for (const address of ['/gallery', '/contact-us', '/privacy-policy', '/'])
    await go(page, address);
}

async function endOfOffice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Update' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /updated|saved/i })
    .first()
    .waitFor();
  for (const address of ['/admin/invoices', '/admin/dashboard', '/admin/releases']) {
    await go(page, address);
  }
}

/** Within the page, whose code is that of the releases it began with. */
async function go(page: Page, address: string): Promise<void> {
  const title = await page.title();
  await page.evaluate((path) => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
  await page.waitForFunction((before) => document.title !== before, title);
  await page.locator('h1').first().waitFor();
}
