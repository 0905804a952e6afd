import { availableParallelism } from 'node:os';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Journey, JourneyLogin, JourneyStep } from 'shared-api/contract/releases/journeys';
import { roleLevel } from 'shared-api/contract/staff/roles';
import type { LoginAnswer } from 'shared-api/contract/staff/session';
import { logins } from '../../product/product.ts';
import type { FinePages } from './FinePages.ts';
import type { RouteBytes } from './routeBytes.ts';
import { quietPage, Tab } from './Tab.ts';
import { Visit } from './Visit.ts';
import { opensSite, showsOffice, WaitingJourneys } from './WaitingJourneys.ts';

/**
 * Pages that are open at once: as many as work side by side, or each waits for the others. One more would fill the waits of each,
 * but its process has to compile all scripts of the site first, which takes as long.
 */
const atOnce = Math.min(4, Math.max(2, availableParallelism()));
/** Maximum milliseconds for a journey; a page in an endless loop answers nothing. */
const journeyLimit = 180_000;

/** What came of journeys. */
export interface Travelled {
  /** A sentence each. */
  problems: string[];
  /** What the routes that they opened loaded. */
  routes: RouteBytes[];
  /** Journeys that were not begun any more. */
  left: number;
}

interface Where {
  url: string;
  /** What each page has to be composed of, `<app>=<version>`. */
  releases: readonly string[];
  /** Pages that need not be checked for what bars people. */
  pages: FinePages;
}

/**
 * Tries journeys, several at once.
 * @param enough problems after which no further one is begun: what is broken everywhere would be waited for
 *   on each page
 */
export async function runJourneys(
  browser: Browser,
  where: Where,
  journeys: readonly Journey[],
  enough = Infinity,
): Promise<Travelled> {
  const waiting = new WaitingJourneys(journeys, atOnce);
  const problems = new Set<string>();
  const routes: RouteBytes[] = [];
  const work = async (): Promise<void> => {
    const tab = new Tab(() => openContext(browser, where));
    let hasShownOffice = false;
    while (problems.size < enough) {
      const journey = waiting.take(hasShownOffice);
      if (!journey) break;
      // The browser names what it has in memory, the office's fonts, as loaded by each later page.
      if (hasShownOffice && opensSite(journey)) await tab.close();
      hasShownOffice = showsOffice(journey) || (hasShownOffice && !opensSite(journey));
      const travelled = await runJourney(tab, where, journey);
      for (const problem of travelled.problems) problems.add(problem);
      routes.push(...travelled.routes);
    }
    await tab.close();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { problems: [...problems], routes, left: waiting.left };
}

const openContext = (browser: Browser, { url }: Where): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: url,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    reducedMotion: 'reduce',
  });

async function runJourney(
  tab: Tab,
  { url, releases, pages }: Where,
  { name, as, steps }: Journey,
): Promise<Omit<Travelled, 'left'>> {
  const visit = new Visit(await tab.begin(url), pages);
  let reached = 0;
  const timer = setTimeout(() => void tab.close(), journeyLimit);
  try {
    if (as) await logIn(visit.page, as);
    for (const step of steps) {
      await take(visit, step, releases);
      reached += 1;
    }
  } catch (error) {
    const text = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    visit.note(`step ${reached + 1} of "${name}" (${describe(steps[reached])}): ${text}`);
    // Whatever the page is caught in must not hold up the next journey.
    await tab.close();
  } finally {
    clearTimeout(timer);
    visit.end();
  }
  return { problems: [...visit.problems], routes: visit.routes };
}

async function take(visit: Visit, step: JourneyStep, releases: readonly string[]): Promise<void> {
  const { page } = visit;
  if ('open' in step) {
    await visit.open(step.open, step.status ?? 200, releases);
  } else if ('go' in step) {
    await visit.go(step.go);
  } else if ('press' in step) {
    const named = { name: step.press, exact: true };
    const target = page.getByRole('button', named).or(page.getByRole('link', named));
    await target.first().click();
  } else if ('at' in step) {
    await page.waitForFunction((path) => location.pathname === path, step.at);
    await visit.look();
  } else if ('heading' in step) {
    await page.getByRole('heading', { name: step.heading }).first().waitFor();
    await visit.look();
  } else {
    const text = 'with' in step ? step.with : dayIn(step.inDays);
    await page.getByLabel(step.fill).first().fill(text);
  }
}

const describe = (step: JourneyStep | undefined): string =>
  step ? Object.entries(step).flat().join(' ') : '';

const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Begins a session without the login screen. */
async function logIn(page: Page, as: JourneyLogin): Promise<void> {
  const answer = await page.request.post('/api/rest-auth/login/', { data: logins[as] });
  const { token, role, username } = (await answer.json()) as LoginAnswer;
  const session = { token, role, level: String(roleLevel(role)), username };
  // A page of the site that runs nothing, whose storage is the site's; a tab that was emptied is there.
  if (!page.url().endsWith(quietPage)) await page.goto(quietPage);
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, session);
}
