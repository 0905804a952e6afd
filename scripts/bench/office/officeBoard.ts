import { chromium, type Page } from '@playwright/test';
import { chromium as program, chromiumFlags } from '../../product/chromium.ts';
import { startProduct } from '../../product/product.ts';
import { adminSession, storedSession } from '../tools/adminSession.ts';
import { percentile } from '../tools/percentile.ts';
import { printTable } from '../tools/table.ts';
import { mainThread, usedTime } from './mainThread.ts';

const employees = 30;
/** Services of an employee a day. */
const visits = 3;
const days = ['04', '05', '06', '07', '08', '09', '10'].map((day) => `2036-02-${day}`);
/** Milliseconds of scrolling and of dragging. */
const duration = 5_000;

/** Milliseconds between frames, and CPU time of the main thread. */
interface Frames {
  frames: number[];
  work: number;
}

/** The week board of thirty employees: scrolled, and with a card carried across it. */
export async function benchOfficeBoard(): Promise<void> {
  const product = await startProduct({ RATE_LIMIT: '10000000' });
  const browser = await chromium.launch({ executablePath: program(), args: chromiumFlags });
  try {
    const session = await adminSession(product.url);
    await fill(product.url, session.token);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const bare = await during(page, 'about:blank', scroll);
    await page.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, storedSession(session));
    const week = `${product.url}/admin/board?week=${days[0]}`;
    const scrolled = await during(page, week, scroll);
    print(bare, scrolled, await during(page, week, carry));
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function fill(url: string, token: string): Promise<void> {
  const create = async (entity: string, body: object): Promise<number> => {
    const answer = await fetch(`${url}/api/${entity}/create`, {
      method: 'POST',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status !== 201) throw new Error(await answer.text());
    return ((await answer.json()) as { id: number }).id;
  };
  for (let index = 0; index < employees; index += 1) {
    const employeeId = await create('employees', { fullName: `Measured ${index}` });
    await Promise.all(
      days.flatMap((day) =>
        Array.from({ length: visits }, (_, visit) =>
          create('services', {
            ...{ employeeId, address: `${index} ${day} Street`, serviceStatus: 'Scheduled' },
            ...{ dateTs: `${day}T${String(8 + 3 * visit).padStart(2, '0')}:00`, hours: 2 },
          }),
        ),
      ),
    );
  }
}

/** Records frames while something is done to a page. */
async function during(
  page: Page,
  url: string,
  work: (page: Page) => Promise<void>,
): Promise<Frames> {
  await page.goto(url);
  if (url !== 'about:blank') await page.locator('[data-service]').first().waitFor();
  const thread = await mainThread(page);
  const before = await usedTime(thread);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last: number | undefined;
    const frame = (now: number): void => {
      if (last !== undefined) frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await work(page);
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  return { frames, work: (await usedTime(thread)) - before };
}

/** Down and up again, a little in every frame. */
const scroll = (page: Page): Promise<void> =>
  page.evaluate(
    (time) =>
      new Promise<void>((resolve) => {
        const start = performance.now();
        const frame = (now: number): void => {
          window.scrollBy(0, now - start < time / 2 ? 12 : -12);
          if (now - start < time) requestAnimationFrame(frame);
          else resolve();
        };
        requestAnimationFrame(frame);
      }),
    duration,
  );

/** Carries the first card from cell to cell; lets go where it came from. */
async function carry(page: Page): Promise<void> {
  const box = await page.locator('[data-service]').first().boundingBox();
  if (!box) throw new Error('There is no card to carry.');
  const [x, y] = [box.x + 20, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const end = performance.now() + duration;
  for (let step = 0; performance.now() < end; step += 1) {
    await page.mouse.move(x + (step % 100) * 10, y + (step % 60) * 8);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

function print(bare: Frames, scrolled: Frames, carried: Frames): void {
  const all = [scrolled, carried, bare];
  const mean = ({ frames }: Frames): number =>
    frames.reduce((total, time) => total + time, 0) / frames.length;
  printTable(`Week board of ${employees} employees, ${employees * days.length * visits} services`, [
    ['', 'scrolled', 'card carried', 'empty page'],
    ['frames a second (to reach: 60)', ...all.map((one) => (1000 / mean(one)).toFixed(1))],
    [
      'frames that came late',
      ...all.map(
        ({ frames }) => `${frames.filter((time) => time > 25).length} of ${frames.length}`,
      ),
    ],
    [
      '99th percentile of a frame',
      ...all.map(({ frames }) => `${percentile(frames, 0.99).toFixed(0)} ms`),
    ],
    [
      'work of the main thread a frame (a frame lasts 16.7 ms)',
      ...all.map(({ frames, work }) => `${(work / frames.length).toFixed(1)} ms`),
    ],
  ]);
}
