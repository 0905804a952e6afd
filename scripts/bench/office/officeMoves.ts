import { chromium, type Browser, type Page } from '@playwright/test';
import { chromium as program, chromiumFlags } from '../../product/chromium.ts';
import { startProduct } from '../../product/product.ts';
import { adminSession, storedSession } from '../tools/adminSession.ts';
import { median, percentile } from '../tools/percentile.ts';
import { slowDownCpu } from '../tools/slowPage.ts';
import { printTable } from '../tools/table.ts';

const rounds = 10;
/**
 * Milliseconds between moves: nobody goes on before what was opened has all come. `networkidle` waits for nothing here, since
 * a page is idle once and for all after it has loaded.
 */
const rest = 400;
const lists = ['Clients', 'Invoices', 'Services', 'Quotes'] as const;
/** Lists with rows that open a record of their own kind of page. */
const opened = ['Clients', 'Invoices', 'Services'] as const;

/** From a click to the rows of a list already seen, and to the editor of a row already opened; 4× slower CPU. */
export async function benchOfficeMoves(): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: program(), args: chromiumFlags });
  try {
    const page = await office(browser, product.url, storedSession(await adminSession(product.url)));
    const times = new Map<string, number[]>();
    // The first round is of what nobody has seen yet, and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [what, time] of await walk(page)) {
        if (round > 0) times.set(what, [...(times.get(what) ?? []), time]);
      }
    }
    const shown = (time: number): string => `${time.toFixed(0)} ms`;
    printTable(`Moving between office screens already seen, 4× slower CPU, ${rounds} rounds`, [
      ['', 'median', '95th percentile', 'to reach'],
      ...[...times].map(([what, all]) => [
        what,
        shown(median(all)),
        shown(percentile(all, 0.95)),
        what.startsWith('list') ? '100 ms' : '150 ms',
      ]),
    ]);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function office(
  browser: Browser,
  url: string,
  session: Record<string, string>,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);
  await page.goto(`${url}/admin/leads`, { waitUntil: 'networkidle' });
  await slowDownCpu(page);
  return page;
}

/** Goes to each list, and to its first record and back. @returns what was done, with its milliseconds */
async function walk(page: Page): Promise<[string, number][]> {
  const times: [string, number][] = [];
  for (const list of lists) {
    const address = `/admin/${list.toLowerCase()}`;
    const rows = { path: address, sign: rowOf(address) };
    times.push([`list ${list}`, await timed(page, `a[href="${address}"]`, rows)]);
    await page.waitForTimeout(rest);
    if (!opened.some((one) => one === list)) continue;
    const time = await timed(page, rowOf(address), { path: `${address}/`, sign: '[data-saves]' });
    times.push([`editor from ${list}`, time]);
    await page.waitForTimeout(rest);
  }
  return times;
}

/** What is on the screen once a move has ended: an address that begins so, with something in it. */
interface Arrival {
  path: string;
  sign: string;
}

/** What opens the first row of a list. The list before may stand there for a while yet. */
const rowOf = (list: string): string => `tbody tr[data-index="0"] a[data-of-row][href^="${list}/"]`;

/** Clicks by script, and waits for the frame after the one in which it arrived. @returns milliseconds */
const timed = (page: Page, click: string, { path, sign }: Arrival): Promise<number> =>
  page.evaluate(
    ([from, to, shown]) =>
      new Promise<number>((resolve, reject) => {
        const links = [...document.querySelectorAll<HTMLElement>(from)];
        const link = links.find((one) => one.getClientRects().length > 0);
        if (!link) throw new Error(`There is no ${from}.`);
        const start = performance.now();
        const look = (): void => {
          const has = document.querySelector(shown) && location.pathname.startsWith(to);
          if (has) setTimeout(() => resolve(performance.now() - start));
          else if (performance.now() - start > 10_000) reject(new Error(`${to} did not come.`));
          else requestAnimationFrame(look);
        };
        link.click();
        requestAnimationFrame(look);
      }),
    [click, path, sign] as const,
  );
