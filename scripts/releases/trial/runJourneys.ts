import type { Browser, BrowserContext } from 'playwright-core';
import type { Journey, JourneyLogin, JourneyStep } from 'shared-api/contract/releases/journeys';
import { roleLevel } from 'shared-api/contract/staff/roles';
import type { LoginAnswer } from 'shared-api/contract/staff/session';
import { logins } from '../../product/product.ts';
import type { RouteBytes } from './routeBytes.ts';
import { Visit } from './Visit.ts';

/** Pages that are open at once: enough that the browser and the server both have work. */
const atOnce = 4;
/** Maximum milliseconds for a journey; a page in an endless loop answers nothing. */
const journeyLimit = 60_000;

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
  const waiting = [...journeys];
  const problems = new Set<string>();
  const routes: RouteBytes[] = [];
  const work = async (): Promise<void> => {
    while (problems.size < enough) {
      const journey = waiting.shift();
      if (!journey) return;
      const travelled = await runJourney(browser, where, journey);
      for (const problem of travelled.problems) problems.add(problem);
      routes.push(...travelled.routes);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { problems: [...problems], routes, left: waiting.length };
}

async function runJourney(
  browser: Browser,
  { url, releases }: Where,
  { name, as, steps }: Journey,
): Promise<Omit<Travelled, 'left'>> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    reducedMotion: 'reduce',
  });
  if (as) await logIn(context, as);
  const visit = new Visit(await context.newPage());
  let reached = 0;
  const timer = setTimeout(() => void context.close().catch(() => undefined), journeyLimit);
  try {
    for (const step of steps) {
      await take(visit, step, releases);
      reached += 1;
    }
  } catch (error) {
    const text = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    visit.note(`step ${reached + 1} of "${name}" (${describe(steps[reached])}): ${text}`);
  } finally {
    clearTimeout(timer);
    await context.close().catch(() => undefined);
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
async function logIn(context: BrowserContext, as: JourneyLogin): Promise<void> {
  const answer = await context.request.post('/api/rest-auth/login/', { data: logins[as] });
  const { token, role, username } = (await answer.json()) as LoginAnswer;
  const session = { token, role, level: String(roleLevel(role)), username };
  await context.addInitScript((kept) => {
    // Once, so that a page can end it.
    if (sessionStorage.getItem('begun') !== null) return;
    sessionStorage.setItem('begun', '');
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, session);
}
