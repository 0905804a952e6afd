import { chromium, type Browser, type Page } from '@playwright/test';
import { chromium as program, chromiumFlags } from '../../product/chromium.ts';
import { startProduct } from '../../product/product.ts';
import { passThrough, stripScripts } from '../tools/passThrough.ts';
import { median } from '../tools/percentile.ts';
import { slowPage } from '../tools/slowPage.ts';
import { printTable } from '../tools/table.ts';

const rounds = 15;
const phone = { viewport: { width: 412, height: 823 } };

interface Visit {
  lcp: number;
  shift: number;
  bytes: number;
  requests: number;
}

/**
 * Loading times of public pages on a phone, with and without scripts. Without means a page that names none. One whose scripts
 * the browser refuses is no measure: it paints earlier than a page that has none. In traces it was laid out once, the other
 * one twice, before and after its font.
 */
export async function benchPublicPage(): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: program(), args: chromiumFlags });
  const asItIs = await passThrough(product.url, (html) => html);
  const stripped = await passThrough(product.url, stripScripts);
  try {
    const withScripts: Visit[] = [];
    const without: Visit[] = [];
    // Alternating, so that other load on the machine affects both equally.
    for (let round = 0; round < rounds; round += 1) {
      withScripts.push(await visit(browser, asItIs.url));
      without.push(await visit(browser, stripped.url));
    }
    const of = (visits: Visit[], name: keyof Visit): number =>
      median(visits.map((found) => found[name]));
    const lcp = of(withScripts, 'lcp');
    const bare = of(without, 'lcp');
    printTable(`Home page on a phone, slow 4G, 4× slower CPU, median of ${rounds}`, [
      ['largest contentful paint, scripts removed', `${bare.toFixed(0)} ms`],
      ['largest contentful paint', `${lcp.toFixed(0)} ms`],
      ['ratio (to reach: 1.03)', `${(lcp / bare).toFixed(2)}×`],
      ['layout shift (to reach: 0)', of(withScripts, 'shift').toFixed(4)],
      [
        'bytes over the network, no film (to reach: 350 kB)',
        `${(of(withScripts, 'bytes') / 1000).toFixed(0)} kB in ${of(withScripts, 'requests')} requests`,
      ],
    ]);
    await firstClicks(browser, product.url);
  } finally {
    await browser.close();
    asItIs.close();
    stripped.close();
    await product.stop();
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await slowPage(browser, phone);
  let bytes = 0;
  let requests = 0;
  page.on('requestfinished', (request) => {
    requests += 1;
    void request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
      bytes += responseBodySize + responseHeadersSize;
    });
  });
  await page.addInitScript(() => {
    const seen = { lcp: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { lcp, shift } = await page.evaluate(
    () => (window as unknown as { seen: { lcp: number; shift: number } }).seen,
  );
  await page.context().close();
  return { lcp, shift, bytes, requests };
}

/**
 * Clicks 50 ms after the first paint, long before the scripts have loaded; each click must count.
 */
async function firstClicks(browser: Browser, url: string): Promise<void> {
  const rows: string[][] = [];
  for (const [name, path, click, hasHappened] of [
    [
      'menu',
      '/',
      (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
      (page: Page) => page.getByRole('navigation', { name: 'Menu' }).isVisible(),
    ],
    [
      'accordion',
      '/all-quotes',
      (page: Page) => page.getByText('Carpet quote', { exact: true }).click(),
      async (page: Page) => (await page.locator('details[open]').count()) === 1,
    ],
    [
      'counter',
      '/services/Janitorial/Carpet',
      (page: Page) => page.getByRole('button', { name: 'More: Rooms' }).click(),
      async (page: Page) => (await page.getByLabel('Rooms', { exact: true }).inputValue()) === '1',
    ],
    [
      'link',
      '/',
      (page: Page) => page.getByRole('link', { name: 'See all services' }).click(),
      (page: Page) => Promise.resolve(page.url().endsWith('/services-all')),
    ],
  ] as const) {
    const page = await slowPage(browser, phone);
    await page.goto(url + path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await page.waitForTimeout(50);
    const start = performance.now();
    await click(page);
    let happened = false;
    while (!happened && performance.now() - start < 20_000) {
      happened = await hasHappened(page).catch(() => false);
    }
    const took = performance.now() - start;
    rows.push([name, happened ? `answered after ${took.toFixed(0)} ms` : 'LOST']);
    await page.context().close();
  }
  printTable('A click 50 ms after the first paint, same network (none may be lost)', rows);
}
