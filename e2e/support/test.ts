import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { roleLevel } from 'shared-api/contract/staff/roles';
import { splitLanguage } from 'shared-api/contract/values/language';
import type { LoginAnswer } from 'shared-api/contract/staff/session';
import { logins } from '../../scripts/product/product.ts';
import { endMotion } from '../../scripts/releases/trial/endMotion.ts';
import { violationsOn, type Looked } from './violations.ts';

interface OtherBrowsers {
  /** Opens another browser without a session. */
  open(): Promise<Page>;
  /** Errors and warnings logged so far. */
  noise: string[];
}

interface Fixtures {
  /** Additional browsers, closed when the test ends. */
  otherBrowsers: OtherBrowsers;
  /** Fails the test if a browser logs an error or warning. */
  quietConsole: undefined;
}

/** Collects errors and warnings that a page logs from now on. */
function listen(page: Page, noise: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(String(error)));
}

/**
 * Prints what is known of a test that failed: only the output is kept of a run on another machine, neither the
 * picture nor the page.
 */
async function tellFailure(page: Page, info: TestInfo, refused: readonly string[]): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const said = await page
    .locator('dialog[open], [role=alert], [role=status]')
    .filter({ visible: true })
    .allInnerTexts()
    .catch(() => ['the page is gone']);
  const texts = said.map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 600));
  console.log([`${info.title}, at ${page.url()}:`, ...refused, ...texts].join('\n    '));
}

/** The project's `test`. Request `quietConsole` in tests during which nothing may be logged. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use, info) => {
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() < 400) return;
      refused.push(`${response.status()} ${response.request().method()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText;
      // What a page that is left had not got yet is no fault.
      if (why !== 'net::ERR_ABORTED') refused.push(`${why} ${request.method()} ${request.url()}`);
    });
    await use(page);
    await tellFailure(page, info, refused);
  },
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

/** The path of the error reporter's script, which pages load when idle. */
export const reporter = /^\/releases\/shell\/[^/]+\/report\.[^/]*js$/;

/** The first page of each role after login. */
const homes = { admin: '/admin/leads', employee: '/admin/services' } as const;

/**
 * Logs in through the API without loading the login screen, then starts to load the role's first
 * page. `logInByHand` is for tests of the screen itself.
 */
export async function logIn(page: Page, who: keyof typeof logins): Promise<void> {
  const answer = await page.request.post('/api/rest-auth/login/', { data: logins[who] });
  expect(answer.status(), await answer.text()).toBe(200);
  await keepSession(page, (await answer.json()) as LoginAnswer);
  await page.goto(homes[who], { waitUntil: 'commit' });
}

/** As in the browsers of the office, which show documents; the one of the tests can only save them. */
export const haveViewer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true });
  });

/**
 * Stores a session before the browser's next page starts; only once, so that the page can end it.
 */
async function keepSession(page: Page, { token, role, username }: LoginAnswer): Promise<void> {
  const session = { token, role, level: String(roleLevel(role)), username };
  await page.addInitScript((kept) => {
    const mark = `kept ${kept.token}`;
    if (!location.protocol.startsWith('http') || sessionStorage.getItem(mark) !== null) return;
    sessionStorage.setItem(mark, '');
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, session);
}

/** Logs in through the login screen, as a person would. */
export async function logInByHand(page: Page, who: keyof typeof logins): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(logins[who].username);
  await page.getByLabel('Password').fill(logins[who].password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(homes[who]);
}

/**
 * Opens a public page and waits until it is hydrated. Prerendered HTML looks the same before, so
 * tests that press keys or depend on React have to wait.
 */
export async function openTakenOver(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectTakenOver(page);
}

/** Waits until a public page is hydrated. Code of the page and of each form may load separately. */
export async function expectTakenOver(page: Page): Promise<void> {
  const { path } = splitLanguage(new URL(page.url()).pathname);
  await expect(page.locator('html')).toHaveAttribute('data-page', path);
  // A hydrated form is marked.
  await expect(page.locator('form:not([data-live])')).toHaveCount(0);
}

/** Holds back scripts, or answers of the server, asked for from now on; the returned function releases them. */
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

/** Opens a page and waits until it is idle; error reporting starts only then. */
export async function openIdle(page: Page, address: string): Promise<void> {
  const last = page.waitForResponse((response) => reporter.test(new URL(response.url()).pathname));
  await page.goto(address);
  await last;
}

/** Opens a back-office screen and waits until its content has loaded. */
export async function openLoaded(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectLoaded(page);
}

/** Waits until a back-office screen is shown without any loading indicator. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const loading = page
    .getByRole('status', { name: /loading/i })
    .or(page.getByText(/^loading|, loading$/i));
  await expect(loading).toHaveCount(0);
}

/**
 * The row of the one record that the list on the page finds for a text. While the search is under way the
 * rows before it stand, the record's among them, and move when the answer comes: a press on one of them
 * may end on nothing.
 */
export async function foundRow(page: Page, text: string): Promise<Locator> {
  await page.getByRole('searchbox').fill(text);
  await expect(page.getByText(/^1 result(,|$)/)).toBeVisible();
  return page.getByRole('row').filter({ has: page.getByRole('link', { name: /^View/ }) });
}

/**
 * Opens the one record that a list finds for a text. Other tests make records meanwhile, so the newest
 * need not be a test's own.
 */
export async function openFound(page: Page, list: string, text: string): Promise<void> {
  await page.goto(`/admin/${list}`);
  await (await foundRow(page, text)).getByRole('link', { name: /^View/ }).click();
}

/**
 * Selects all rows that a list finds for a text, of which there are this many.
 * @returns the bar of the selected rows
 */
export async function selectFound(
  page: Page,
  list: string,
  text: string,
  count: number,
): Promise<Locator> {
  await page.goto(`/admin/${list}?view=all&q=${encodeURIComponent(text)}`);
  await page.getByRole('button', { name: 'Select rows' }).click();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: `Select all ${count}` }).click();
  return bar;
}

/** Checks a page with axe at WCAG 2.2 AA and lists the violations, if any. */
export async function expectAccessible(page: Page, looked?: Looked): Promise<void> {
  // A screen's code may load after the load event; before that, there is nothing to check.
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(endMotion);
  const violations = await violationsOn(page, looked);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
  ).toEqual([]);
}

/** Checks a page with axe in both colour schemes, in one visit; it is left in the light one. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
}
