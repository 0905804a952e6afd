import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromium as program, chromiumFlags } from '../../product/chromium.ts';
import { startProduct } from '../../product/product.ts';
import { adminSession, storedSession } from '../tools/adminSession.ts';
import { serveBesideProduct } from '../tools/besideProduct.ts';
import { productBundle } from '../tools/bundle.ts';
import { percentile } from '../tools/percentile.ts';
import { slowDownCpu } from '../tools/slowPage.ts';
import { printTable } from '../tools/table.ts';

const keys = 50;
/** Milliseconds between key presses of a fast typist. */
const keyInterval = 120;
/** Minimum duration of events that the browser reports; unreported events were faster. */
const minReported = 16;
const address = '/typing/';

/** Time from key press to paint in a long form and in a long table. */
export async function benchOfficeTyping(): Promise<void> {
  const { folder, files } = await productBundle('./scripts/bench/office/typingPage.tsx', [
    [/contract\/entities\/entities(\.ts)?$/, 'scripts/bench/office/largeEntities.ts'],
  ]);
  await writeFile(
    path.join(folder, 'index.html'),
    [
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Typing</title>',
      ...files.map((file) =>
        file.endsWith('.css')
          ? `<link rel="stylesheet" href="${address}${file}">`
          : `<script defer src="${address}${file}"></script>`,
      ),
      '<div id="root"></div>',
    ].join(''),
  );
  const product = await startProduct();
  const origin = await serveBesideProduct(product.url, address, folder);
  const browser = await chromium.launch({ executablePath: program(), args: chromiumFlags });
  try {
    const session = storedSession(await adminSession(product.url));
    const rows = [
      ['', 'median', '95th percentile', 'longest'],
      await row(browser, `${origin.url}${address}`, session, false),
      await row(browser, `${origin.url}${address}`, session, true),
    ];
    printTable(`A key until it is painted, 4× slower CPU, ${keys} keys (to reach: 50 ms)`, rows);
  } finally {
    await browser.close();
    await origin.stop();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function row(
  browser: Browser,
  url: string,
  session: Record<string, string>,
  inTable: boolean,
): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);
  await page.goto(`${url}?entity=${inTable ? 'quotes' : 'clients'}`, { waitUntil: 'networkidle' });
  const field = inTable ? 'lines, row 25, column 3' : 'field30';
  const times = await type(page, field);
  await context.close();
  const shown = (time: number): string =>
    time <= minReported ? `< ${minReported} ms` : `${time} ms`;
  return [
    inTable ? 'table of 50 rows, 300 cells' : 'form of 60 fields',
    ...[0.5, 0.95, 1].map((share) => shown(percentile(times, share))),
  ];
}

/** Milliseconds per key press, from the browser's Event Timing API, in steps of eight. */
async function type(page: Page, field: string): Promise<number[]> {
  await page.getByLabel(field, { exact: true }).focus();
  const session = await slowDownCpu(page);
  await page.evaluate((durationThreshold) => {
    const found = new Map<number, number>();
    Object.assign(window, { found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & {
        interactionId: number;
      })[]) {
        if (entry.interactionId === 0) continue;
        // A key press causes several events; the slowest is what the user perceives.
        const known = found.get(entry.interactionId) ?? 0;
        found.set(entry.interactionId, Math.max(known, entry.duration));
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, minReported);
  await page.keyboard.type('x'.repeat(keys), { delay: keyInterval });
  await page.waitForTimeout(500);
  const times = await page.evaluate(() => [
    ...(window as unknown as { found: Map<number, number> }).found.values(),
  ]);
  await session.detach();
  // Unreported events count with the minimum.
  return [...times, ...Array<number>(Math.max(0, keys - times.length)).fill(minReported)];
}
