import { rm } from 'node:fs/promises';
import { chromium, type Browser, type Request } from '@playwright/test';
import { chromium as program, chromiumFlags } from '../../product/chromium.ts';
import { startProduct } from '../../product/product.ts';
import { adminSession, storedSession } from '../tools/adminSession.ts';
import { serveBesideProduct } from '../tools/besideProduct.ts';
import { buildReactAdmin, reactAdminAddress } from './buildReactAdmin.ts';
import { median } from '../tools/percentile.ts';
import { slowPage } from '../tools/slowPage.ts';
import { printTable } from '../tools/table.ts';

const rounds = 5;

/** Timings of a first visit to a list, in milliseconds since navigation start. */
interface Visit {
  /** When the first row was painted. */
  firstRow: number;
  /** When the list's API call was sent and answered. */
  requested: number;
  answered: number;
  /** When the last script needed for the first row arrived. */
  lastScript: number;
  /** Bytes of the scripts that were asked for before the first row. */
  scriptBytes: number;
  scripts: number;
}

/** Time to the first row of invoices, product against react-admin: same API, origin and token. */
export async function benchOfficeList(): Promise<void> {
  const folder = await buildReactAdmin();
  const product = await startProduct();
  const origin = await serveBesideProduct(product.url, reactAdminAddress, folder);
  const browser = await chromium.launch({ executablePath: program(), args: chromiumFlags });
  try {
    const session = storedSession(await adminSession(product.url));
    const ours: Visit[] = [];
    const theirs: Visit[] = [];
    // Alternating, so that other load on the machine affects both equally.
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await visit(browser, `${origin.url}/admin/invoices`, session));
      theirs.push(await visit(browser, `${origin.url}${reactAdminAddress}#/invoices`, session));
    }
    const row = (name: string, of: (visit: Visit) => string): string[] => [
      name,
      of(middle(ours)),
      of(middle(theirs)),
    ];
    const time = (value: number): string => `${value.toFixed(0)} ms`;
    const ratio = (key: 'firstRow' | 'scriptBytes'): string =>
      `${(middle(ours)[key] / middle(theirs)[key]).toFixed(2)}×`;
    printTable(`List of invoices, first visit, slow 4G, 4× slower CPU, median of ${rounds}`, [
      ['', 'product', 'react-admin'],
      row('first row on screen', ({ firstRow }) => time(firstRow)),
      row(
        'scripts until then (brotli)',
        ({ scriptBytes }) => `${(scriptBytes / 1000).toFixed(1)} kB`,
      ),
      row('in so many files', ({ scripts }) => String(scripts)),
      row('the list was asked for', ({ requested }) => time(requested)),
      row('and answered', ({ answered }) => time(answered)),
      row('the last script was there', ({ lastScript }) => time(lastScript)),
      ['first row, ratio (to reach: 0.60)', ratio('firstRow')],
      ['scripts, ratio (to reach: 0.60)', ratio('scriptBytes')],
    ]);
  } finally {
    await browser.close();
    await origin.stop();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The median of each figure. */
const middle = (visits: Visit[]): Visit => {
  const of = (key: keyof Visit): number => median(visits.map((visit) => visit[key]));
  return {
    firstRow: of('firstRow'),
    requested: of('requested'),
    answered: of('answered'),
    lastScript: of('lastScript'),
    scriptBytes: of('scriptBytes'),
    scripts: of('scripts'),
  };
};

async function visit(
  browser: Browser,
  url: string,
  session: Record<string, string>,
): Promise<Visit> {
  const page = await slowPage(browser, { viewport: { width: 1280, height: 800 } });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const observer = new MutationObserver(() => {
      // Only data rows contain an amount; headings and placeholders do not.
      if (!document.querySelector('tbody')?.textContent.includes('$')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('first-row')));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }, session);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-row').length > 0);
  const { began, ...found } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const list = resources.find(({ name }) => name.includes('/api/invoices/'));
    const ended = resources
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ responseEnd }) => responseEnd);
    return {
      began: performance.timeOrigin,
      firstRow: performance.getEntriesByName('first-row')[0]?.startTime ?? 0,
      requested: list?.startTime ?? 0,
      answered: list?.responseEnd ?? 0,
      lastScript: Math.max(...ended),
    };
  });
  const scripts = requests.filter(
    (request) =>
      request.resourceType() === 'script' && request.timing().startTime < began + found.firstRow,
  );
  const sizes = await Promise.all(
    scripts.map(async (script) => (await script.sizes()).responseBodySize),
  );
  await page.context().close();
  return {
    ...found,
    scriptBytes: sizes.reduce((total, size) => total + size, 0),
    scripts: scripts.length,
  };
}
