import type { Browser, BrowserContext } from 'playwright-core';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import type { Refusal } from '../../../server/src/releases/checks/checkRelease.ts';
import type { ReleaseStore } from '../../../server/src/releases/ReleaseStore.ts';
import type { RunningServer } from '../../../server/src/releases/RunningServers.ts';
import type { OpenPreview, OpenPreviews } from './previews.ts';
import { Visit } from './Visit.ts';

/** Paths to check for each app; everything else of it is tried by its journeys. */
const addresses: Record<AppName, string[]> = {
  shell: ['/', '/login'],
  'public-site': ['/', '/services/Janitorial/Carpet'],
  'back-office': ['/login'],
};

/** Maximum milliseconds until a page is hydrated. */
const timeLimit = 15_000;

/** Milliseconds between two looks whether a server has taken a release up. */
const lookInterval = 50;

/** How a trial reaches a running server. */
export type ServerToTry = Pick<RunningServer, 'url'>;

const refusal = (found: string[], cure: string): Refusal[] => [{ check: 'smoke run', found, cure }];

/**
 * Sees stored releases on a running server, with the live releases of the other apps, through previews
 * that nobody else sees: whether it takes them up, and its pages work. It only reads.
 * @returns refusals; empty if everything works
 */
export async function smokeRun(
  browser: Browser,
  candidates: readonly Release[],
  { server, openPreview }: { server: ServerToTry; openPreview: OpenPreviews },
): Promise<Refusal[]> {
  const previews: OpenPreview[] = [];
  for (const candidate of candidates) previews.push(await openPreview(candidate));
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-CA' });
  try {
    for (const { path } of previews) {
      if (await isPickedUp(context, path)) continue;
      return refusal(
        [`The server at ${server.url} did not take the release up within ${timeLimit / 1000} s.`],
        'Look at its log: it may not reach the storage.',
      );
    }
    const found = await Promise.all(
      candidates.flatMap((release) =>
        addresses[release.app].map((address) => checkPage(context, release, address)),
      ),
    );
    const problems = found.flat();
    const [first] = candidates;
    return problems.length === 0
      ? []
      : refusal(problems, `Mend it; to see it: npm run preview -- ${first?.app} ${first?.version}`);
  } finally {
    await context.close();
    for (const { end } of previews) await end();
  }
}

/** Why a release cannot be seen on a running server. */
export function noServer(store: ReleaseStore, servers: readonly ServerToTry[]): Refusal[] {
  if (servers.length === 0) {
    return refusal(
      [`No server runs on ${store.storage.location}, so the release was not seen working.`],
      'Start the server ("npm start"), so that contract and pages can be tried. If one runs: DATA_DIR or RELEASES_BUCKET must be the same as its own, and the clocks of both machines right.',
    );
  }
  return refusal(
    servers.map(({ url }) => `${url} does not answer, so the release was not seen working.`),
    'See whether it runs, and whether this machine reaches it; PUBLIC_URL of the server says under which address.',
  );
}

/** A server with a recent heartbeat may have stopped since. */
export async function firstThatAnswers(
  servers: readonly ServerToTry[],
): Promise<ServerToTry | undefined> {
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
async function isPickedUp(context: BrowserContext, path: string): Promise<boolean> {
  const end = Date.now() + timeLimit;
  while (Date.now() < end) {
    const answer = await context.request.get(path, { maxRedirects: 0 });
    if (answer.status() === 303) return true;
    await new Promise((resolve) => setTimeout(resolve, lookInterval));
  }
  return false;
}

/** Opens a page, waits until its app has hydrated it, and lists the errors. */
async function checkPage(
  context: BrowserContext,
  { app, version }: Release,
  address: string,
): Promise<string[]> {
  const page = await context.newPage();
  const visit = new Visit(page);
  try {
    await visit.open(address, 200, [`${app}=${version}`], false);
  } catch (error) {
    visit.note(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await page.close();
  }
  return [...visit.problems];
}
