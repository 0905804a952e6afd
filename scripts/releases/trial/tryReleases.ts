import path from 'node:path';
import type { Browser } from 'playwright-core';
import { appOf } from 'shared-api/contract/pages/paths';
import type { AppName, Release } from 'shared-api/contract/releases/release';
import type { Refusal } from '../../../server/src/releases/checks/checkRelease.ts';
import { othersInTrial } from '../../../server/src/releases/checks/trialRecord.ts';
import type { ReleaseStore } from '../../../server/src/releases/ReleaseStore.ts';
import { findChromium, shortVisitFlags } from '../../product/chromium.ts';
import type { Product } from '../../product/product.ts';
import { FinePages } from './FinePages.ts';
import { journeysOf } from './journeysOf.ts';
import { overBudget } from './routeBytes.ts';
import { rendererFaults } from './rendererFaults.ts';
import { runJourneys } from './runJourneys.ts';
import type { OpenPreviews } from './previews.ts';
import { root } from '../command.ts';
import { firstThatAnswers, noServer, smokeRun, type ServerToTry } from './smokeRun.ts';
import { startTrialProduct } from './startTrialProduct.ts';

/** What trials on this machine have found fine. */
const finePages = path.join(root, 'node_modules/.cache/fine-pages.json');

/** Findings that are shown and kept; what is broken everywhere would be said for each page. */
const maxFindings = 20;

interface TrialOptions {
  /** Servers that may show the releases; the first that answers does. */
  servers: readonly ServerToTry[];
  openPreview: OpenPreviews;
  isForced: boolean;
}

/**
 * Tries stored releases in a real browser with the live releases of the other apps: their journeys on a
 * product of their own with demo data, where anything may be done, and a few pages on a running server.
 * @returns refusals; empty if everything works
 */
export async function tryReleases(
  store: ReleaseStore,
  candidates: readonly Release[],
  { servers, openPreview, isForced }: TrialOptions,
): Promise<Refusal[]> {
  const server = await firstThatAnswers(servers);
  const missing = server ? [] : noServer(store, servers);
  if (!server && !isForced) return missing;
  const executablePath = findChromium();
  if (executablePath === undefined) {
    return [
      {
        check: 'journeys',
        found: [
          'There is no Chromium or Chrome on this machine, so the release was not seen working.',
        ],
        cure: 'Install one, or name its program in CHROMIUM_PATH.',
      },
    ];
  }
  const starting = Promise.withResolvers<undefined>();
  const begin = (): void => starting.resolve(undefined);
  const launching = starting.promise.then(() => launch(executablePath));
  try {
    const [smoke, travelled] = await Promise.all([
      server
        ? launching.then((browser) => smokeRun(browser, candidates, { server, openPreview }))
        : missing,
      travel({ launching, begin }, store, candidates).catch(notTried).finally(begin),
    ]);
    return [...smoke, ...travelled];
  } finally {
    await (await launching).close();
  }
}

/** Starts a browser. Its library is loaded here: that takes a third of all that a command loads, and the product starts meanwhile. */
async function launch(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath, args: shortVisitFlags, chromiumSandbox: false });
}

/** Nothing but a reason keeps somebody from going on where trials cannot be made. */
function notTried(error: unknown): Refusal[] {
  const text = error instanceof Error ? error.message : String(error);
  const [why, ...said] = text.trim().split('\n');
  return [
    {
      check: 'journeys',
      // What the product said at its end is why it did not start.
      found: [`The journeys could not be tried: ${why}`, ...said.slice(-maxFindings)],
      cure: 'See that this machine can start the product ("npm start"), or release from one that can.',
    },
  ];
}

/** @param begin called when the product starts, and something else can begin beside it */
async function travel(
  { launching, begin }: { launching: Promise<Browser>; begin: () => void },
  store: ReleaseStore,
  candidates: readonly Release[],
): Promise<Refusal[]> {
  const others = othersInTrial(store, candidates);
  const product = await startTrialProduct(store, [...candidates, ...others], begin);
  try {
    const releases = candidates.map(({ app, version }) => `${app}=${version}`);
    const all = [...candidates, ...others];
    const concerned = all.filter(({ app }) => appsToTry(candidates).has(app));
    const pages = await FinePages.keptIn(finePages);
    const declared = await Promise.all(concerned.map((release) => journeysOf(store, release)));
    const { problems, routes, left } = await runJourneys(
      await launching,
      { url: product.url, releases, pages },
      declared.flatMap(({ journeys }) => journeys),
      maxFindings,
    );
    problems.push(...(await faultsOf(product, candidates)));
    await pages.save();
    // A journey of the shell leads through the pages of others; each page has the budget of its own app.
    const large = concerned.flatMap(({ app }, index) =>
      overBudget(
        routes.filter(({ route }) => appOf(route) === app),
        declared[index]?.budgets ?? [],
      ),
    );
    return [...refusedFor(problems, left, candidates), ...tooLarge(large)];
  } finally {
    // Nothing that follows needs to wait for it; a command ends once it has stopped.
    product.stop().catch((error: unknown) => console.warn('The product of a trial:', error));
  }
}

/** The shell carries every app, and leads from each to the other. */
function appsToTry(candidates: readonly Release[]): Set<AppName> {
  const names = candidates.map(({ app }) => app);
  return new Set(
    names.includes('shell') ? ['shell', 'public-site', 'back-office'] : ['shell', ...names],
  );
}

async function faultsOf(product: Product, candidates: readonly Release[]): Promise<string[]> {
  const faults = await rendererFaults(product.url);
  return faults
    .filter((fault) => candidates.some(({ version }) => version === fault.version))
    .map(({ page, kind }) => `${page}: the server could not render it (${kind})`);
}

function refusedFor(problems: string[], left: number, candidates: readonly Release[]): Refusal[] {
  if (problems.length === 0) return [];
  const more = problems.length - maxFindings;
  const [first] = candidates;
  return [
    {
      check: 'journeys',
      found: [
        ...problems.slice(0, maxFindings),
        ...(more > 0 ? [`… and ${more} more.`] : []),
        ...(left > 0 ? [`Journeys that were not tried after so many findings: ${left}.`] : []),
      ],
      cure: `Mend it; to see it: npm run preview -- ${first?.app} ${first?.version}. What is tried stands in the app's src/journeys.ts.`,
    },
  ];
}

function tooLarge(found: string[]): Refusal[] {
  if (found.length === 0) return [];
  return [
    {
      check: 'size',
      found: [...new Set(found)],
      cure: "Take something out, or load it later; if a page is to be larger, raise its budget in the app's src/journeys.ts.",
    },
  ];
}
