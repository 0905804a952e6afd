import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromium as program, chromiumFlags } from '../../product/chromium.ts';
import { runScript, startProduct } from '../../product/product.ts';
import { startEmbeddedPostgres } from '../../../server/src/db/embedded/startEmbeddedPostgres.ts';
import { adminSession, storedSession } from '../tools/adminSession.ts';
import { mainThread, usedTime } from './mainThread.ts';
import { percentile } from '../tools/percentile.ts';
import { printTable } from '../tools/table.ts';

const invoices = 100_000;
/** Scrolling time in milliseconds, and pixels per frame: about forty rows a second. */
const duration = 15_000;
const step = 40;

interface Scroll {
  /** CPU time of the page's main thread, in milliseconds. */
  work: number;
  /** Milliseconds between frames. */
  frames: number[];
  /** Maximum number of elements in the page. */
  nodes: number;
  /** The last visible row. */
  row: number;
}

/** Scrolls a list of a hundred thousand invoices by script in every frame. */
export async function benchOfficeScroll(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-scroll-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const env = { DATABASE_URL: postgres.url, RATE_LIMIT: '10000000' };
  try {
    const product = await startProduct(env);
    const browser = await chromium.launch({ executablePath: program(), args: chromiumFlags });
    try {
      await runScript('server/src/demo/seed.ts', ['--invoices', String(invoices)], env);
      const session = storedSession(await adminSession(product.url));
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      // A blank page in the same browser, as the best this machine can do.
      const bare = await scroll(page, 'about:blank');
      await page.addInitScript((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      }, session);
      print(bare, await scroll(page, `${product.url}/admin/invoices`));
    } finally {
      await browser.close();
      await product.stop();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function print(bare: Scroll, list: Scroll): void {
  const rate = ({ frames }: Scroll): string =>
    (1000 / (frames.reduce((total, time) => total + time, 0) / frames.length)).toFixed(1);
  // At 60 frames a second, a gap of more than one and a half frames means a dropped frame.
  const dropped = ({ frames }: Scroll): string =>
    `${frames.filter((time) => time > 25).length} of ${frames.length}`;
  const work = ({ work: time, frames }: Scroll): string =>
    `${(time / frames.length).toFixed(1)} ms`;
  const longest = ({ frames }: Scroll): string => `${percentile(frames, 0.99).toFixed(0)} ms`;
  printTable(`Scrolling ${invoices} invoices for ${duration / 1000} s`, [
    ['', 'list', 'empty page'],
    ['frames a second (to reach: 60)', rate(list), rate(bare)],
    ['frames that came late', dropped(list), dropped(bare)],
    ['99th percentile of a frame', longest(list), longest(bare)],
    ['work of the main thread a frame (a frame lasts 16.7 ms)', work(list), work(bare)],
    ['most elements at once (to reach: under 2,000)', String(list.nodes), String(bare.nodes)],
    ['last row seen', String(list.row), ''],
  ]);
}

async function scroll(page: Page, url: string): Promise<Scroll> {
  await page.goto(url);
  if (url !== 'about:blank') {
    await page.getByRole('link', { name: /^View/ }).first().waitFor();
  }
  const thread = await mainThread(page);
  const before = await usedTime(thread);
  const seen = await page.evaluate(
    ([time, pixels]) =>
      new Promise<Omit<Scroll, 'work'>>((resolve) => {
        const result = { frames: [] as number[], nodes: 0, row: 0 };
        let last: number | undefined;
        const start = performance.now();
        const frame = (now: number): void => {
          if (last !== undefined) result.frames.push(now - last);
          last = now;
          result.nodes = Math.max(result.nodes, document.getElementsByTagName('*').length);
          if (now - start < time) {
            window.scrollBy(0, pixels);
            requestAnimationFrame(frame);
            return;
          }
          const rows = document.querySelectorAll<HTMLElement>('tbody tr[data-index]');
          result.row = Number([...rows].at(-1)?.dataset['index'] ?? 0);
          resolve(result);
        };
        requestAnimationFrame(frame);
      }),
    [duration, step] as const,
  );
  return { ...seen, work: (await usedTime(thread)) - before };
}
