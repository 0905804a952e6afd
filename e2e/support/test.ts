import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { roleLevel } from 'shared-api/contract/staff/roles';
import { splitLanguage } from 'shared-api/contract/values/language';
import type { LoginAnswer } from 'shared-api/contract/staff/session';
import { logins } from '../../scripts/product/product.ts';

interface OtherBrowsers {
  /** Opens another browser, in which nobody has logged in yet. */
  open(): Promise<Page>;
  /** Errors and warnings that they have logged so far. */
  noise: string[];
}

interface Fixtures {
  /** Browsers beside the test's own; they are closed with it. */
  otherBrowsers: OtherBrowsers;
  /** Fails a test in which a browser logged an error or a warning. */
  quietConsole: undefined;
}

/** Adds to `noise` what a page logs of errors and warnings from now on. */
function listen(page: Page, noise: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(String(error)));
}

/** The project's `test`. Ask for `quietConsole` where nothing may be logged. */
export const test = base.extend<Fixtures>({
  otherBrowsers: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    const noise: string[] = [];
    await use({
      noise,
      async open() {
        const context = await browser.newContext();
        opened.push(context);
        const page = await context.newPage();
        listen(page, noise);
        return page;
      },
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  quietConsole: [
    async ({ page, otherBrowsers }, use) => {
      const noise: string[] = [];
      listen(page, noise);
      await use(undefined);
      expect([...noise, ...otherBrowsers.noise], 'errors and warnings in the console').toEqual([]);
    },
    { auto: false },
  ],
});

export { expect };

/** Path of the script that reports to the server; a page fetches it when it is idle. */
export const reporter = /^\/releases\/shell\/[^/]+\/report\.[^/]*js$/;

/** Where each role finds itself after its log-in. */
const homes = { admin: '/admin/leads', employee: '/admin/services' } as const;

/**
 * Logs in as the log-in screen does, without loading that screen, and begins to load the role's first
 * page. `logInByHand` is for tests of the screen itself.
 */
export async function logIn(page: Page, who: keyof typeof logins): Promise<void> {
  const answer = await page.request.post('/api/rest-auth/login/', { data: logins[who] });
  expect(answer.status(), await answer.text()).toBe(200);
  await keepSession(page, (await answer.json()) as LoginAnswer);
  await page.goto(homes[who], { waitUntil: 'commit' });
}

/** Has the browser keep a session before its next page begins; once, so that the page can end it. */
async function keepSession(page: Page, { token, role, username }: LoginAnswer): Promise<void> {
  const session = { token, role, level: String(roleLevel(role)), username };
  await page.addInitScript((kept) => {
    const mark = `kept ${kept.token}`;
    if (!location.protocol.startsWith('http') || sessionStorage.getItem(mark) !== null) return;
    sessionStorage.setItem(mark, '');
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, session);
}

/** Logs in through the log-in screen, as a person would. */
export async function logInByHand(page: Page, who: keyof typeof logins): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(logins[who].username);
  await page.getByLabel('Password').fill(logins[who].password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(homes[who]);
}

/**
 * Opens a page of the public site, and waits until React has taken all of it over. The page that the
 * server sent looks the same before that, so a test that presses keys or counts on React waits.
 */
export async function openTakenOver(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectTakenOver(page);
}

/** Waits until React has a page of the public site: its code, and each form's, may come by itself. */
export async function expectTakenOver(page: Page): Promise<void> {
  const { path } = splitLanguage(new URL(page.url()).pathname);
  await expect(page.locator('html')).toHaveAttribute('data-page', path);
  // A form says so once it is React's.
  await expect(page.locator('form:not([data-live])')).toHaveCount(0);
}

/** Holds back scripts of the pages that are opened next; the function lets them come. */
export async function holdScripts(page: Page, scripts: RegExp | string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/**
 * Opens an address, and waits until the page has nothing left to do: what reports to the server comes
 * then, after everything else.
 */
export async function openIdle(page: Page, address: string): Promise<void> {
  const last = page.waitForResponse((response) => reporter.test(new URL(response.url()).pathname));
  await page.goto(address);
  await last;
}

/** Opens a screen of the back office, and waits until what it shows has come. */
export async function openLoaded(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectLoaded(page);
}

/** Waits until a screen of the back office is there, and nothing on it says that it is loading. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const loading = page
    .getByRole('status', { name: /loading/i })
    .or(page.getByText(/^loading|, loading$/i));
  await expect(loading).toHaveCount(0);
}

/**
 * Opens the one record that a list finds for a text. Other tests make records meanwhile, so the newest
 * need not be a test's own.
 */
export async function openFound(page: Page, list: string, text: string): Promise<void> {
  await page.goto(`/admin/${list}`);
  await page.getByRole('searchbox').fill(text);
  await expect(page.getByText(/^1 result(,|$)/)).toBeVisible();
  await page.getByRole('link', { name: /^View/ }).click();
}

/** Checks a page with axe, at WCAG 2.2 AA; the violations are listed when there are any. */
export async function expectAccessible(page: Page): Promise<void> {
  // The code of a screen comes after the page's load event: without it there is nothing to check.
  await expect(page.locator('h1').first()).toBeAttached();
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([]);
}
