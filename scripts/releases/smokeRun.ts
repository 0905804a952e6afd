import { randomUUID } from 'node:crypto';
import { chromium, type BrowserContext } from 'playwright-core';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import type { Refusal } from '../../server/src/releases/checks/checkRelease.ts';
import { previewPaths } from '../../server/src/releases/previewPaths.ts';
import { PreviewTokens } from '../../server/src/releases/previewTokens.ts';
import type { ReleaseStore } from '../../server/src/releases/ReleaseStore.ts';
import type { RunningServer } from '../../server/src/releases/RunningServers.ts';
import { chromiumFlags, findChromium } from '../product/chromium.ts';

/** Paths to check for each app, with the expected status. */
const addresses: Record<AppName, Record<string, number>> = {
  shell: { '/': 200, '/login': 200 },
  'public-site': {
    '/': 200,
    '/services/Janitorial/Carpet': 200,
    '/all-quotes': 200,
    '/contact-us': 200,
    '/there-is-nothing-here': 404,
  },
  'back-office': { '/login': 200 },
};

/** Maximum milliseconds until a page is hydrated. */
const timeLimit = 15_000;
const minutes = 60_000;

/**
 * Tests a stored release in a real browser: on a running server, with the live releases of the
 * other apps, through a preview that nobody else sees.
 * @returns refusals; empty if everything works
 */
export async function smokeRun(
  store: ReleaseStore,
  release: Release,
  servers: RunningServer[],
  by: string,
): Promise<Refusal[]> {
  const server = await firstThatAnswers(servers);
  const refusal = (found: string[], cure: string): Refusal[] => [
    { check: 'smoke run', found, cure },
  ];
  if (!server) {
    const found =
      servers.length === 0
        ? [`No server runs on ${store.storage.location}, so the release was not seen working.`]
        : servers.map(({ url }) => `${url} does not answer, so the release was not seen working.`);
    return refusal(
      found,
      servers.length === 0
        ? 'Start the server ("npm start"), so that contract and pages can be tried. If one runs: DATA_DIR or RELEASES_BUCKET must be the same as its own, and the clocks of both machines right.'
        : 'See whether it runs, and whether this machine reaches it; PUBLIC_URL of the server says under which address.',
    );
  }
  const executablePath = findChromium();
  if (executablePath === undefined) {
    return refusal(
      ['There is no Chromium or Chrome on this machine, so the release was not seen working.'],
      'Install one, or name its program in CHROMIUM_PATH.',
    );
  }
  const { app, version } = release;
  const id = `smoke-${randomUUID().slice(0, 8)}`;
  const until = Date.now() + 5 * minutes;
  await store.addPreview(app, version, id, until, { by });
  const token = await new PreviewTokens(store.storage).sign({ app, version, id, until });
  const browser = await chromium.launch({
    executablePath,
    args: chromiumFlags,
    chromiumSandbox: false,
  });
  try {
    const context = await browser.newContext({ baseURL: server.url, locale: 'en-CA' });
    if (!(await isPickedUp(context, token))) {
      return refusal(
        [`The server at ${server.url} did not take the release up within ${timeLimit / 1000} s.`],
        'Look at its log: it may not reach the storage.',
      );
    }
    const found = await Promise.all(
      Object.entries(addresses[app]).map(([address, status]) =>
        checkPage(context, release, address, status),
      ),
    );
    const problems = found.flat();
    return problems.length === 0
      ? []
      : refusal(problems, `Mend it; to see it: npm run preview -- ${app} ${version}`);
  } finally {
    await browser.close();
    await store.endPreview(app, id, { by });
  }
}

/** A server with a recent heartbeat may have stopped since. */
async function firstThatAnswers(servers: RunningServer[]): Promise<RunningServer | undefined> {
  for (const server of servers) {
    const isThere = await fetch(`${server.url}/healthz`, {
      signal: AbortSignal.timeout(5000),
    }).then(
      // Any response will do: a proxy in front may not forward this path.
      () => true,
      () => false,
    );
    if (isThere) return server;
  }
  return undefined;
}

/** Sets the preview cookie once the server knows the preview. */
async function isPickedUp(context: BrowserContext, token: string): Promise<boolean> {
  const end = Date.now() + timeLimit;
  while (Date.now() < end) {
    const answer = await context.request.get(previewPaths.open + token, { maxRedirects: 0 });
    if (answer.status() === 303) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/** Opens a page, waits until its app has hydrated it, and lists the errors. */
async function checkPage(
  context: BrowserContext,
  { app, version }: Release,
  address: string,
  status: number,
): Promise<string[]> {
  const page = await context.newPage();
  const problems: string[] = [];
  const note = (text: string): void => {
    problems.push(`${address}: ${text}`);
  };
  page.on('pageerror', (error) => note(`error "${error.message}"`));
  page.on('console', (message) => {
    const isOwnStatus = status >= 400 && message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isOwnStatus) note(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) =>
    note(`${request.url()} failed: ${request.failure()?.errorText ?? ''}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      note(`${response.url()} answered ${response.status()}`);
    }
  });
  try {
    const answer = await page.goto(address);
    if (answer?.status() !== status) note(`answered ${answer?.status()} instead of ${status}`);
    const releases = (await answer?.headerValue('x-releases')) ?? '';
    if (!releases.includes(`${app}=${version}`)) note(`came with ${releases || 'no releases'}`);
    // Set by the shell when the address's app is mounted or has failed to load.
    const mounted = page.locator('html[data-app]');
    const failed = page.getByRole('heading', { name: 'Unexpected Application Error' });
    await mounted.or(failed).first().waitFor({ state: 'attached', timeout: timeLimit });
    if ((await mounted.count()) === 0) note('shows the error screen');
  } catch (error) {
    note(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await page.close();
  }
  return problems;
}
