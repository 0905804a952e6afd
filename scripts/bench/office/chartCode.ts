import { chromium, type Browser, type Request } from '@playwright/test';
import { chromium as program, chromiumFlags } from '../../product/chromium.ts';
import { startProduct } from '../../product/product.ts';
import { adminSession, storedSession } from '../tools/adminSession.ts';
import { printTable } from '../tools/table.ts';

/** Matches scripts that contain or load echarts. */
const charts = /zrender|\becharts\b/;

const elsewhere = ['/', '/admin/invoices', '/admin/invoices/1', '/admin/board', '/admin/settings'];

/** Bytes of chart code transferred on the dashboard and on other screens. */
export async function benchChartCode(): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: program(), args: chromiumFlags });
  try {
    const session = storedSession(await adminSession(product.url));
    const others: number[] = [];
    for (const address of elsewhere) {
      others.push(...(await chartScripts(browser, product.url + address, session)));
    }
    const own = await chartScripts(browser, `${product.url}/admin/dashboard`, session);
    const sum = (sizes: number[]): string =>
      `${(sizes.reduce((total, bytes) => total + bytes, 0) / 1000).toFixed(1)} kB`;
    printTable('Chart code over the network (brotli)', [
      ['on the dashboard, with what calls it (to reach: 165 kB)', sum(own)],
      ['its largest script: echarts itself', sum([Math.max(0, ...own)])],
      [`on ${elsewhere.length} other screens (to reach: 0 kB)`, sum(others)],
    ]);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** The scripts with chart code, and their sizes, that a first visit to a path loads. */
async function chartScripts(
  browser: Browser,
  url: string,
  session: Record<string, string>,
): Promise<number[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(
    scripts.map(async (script) => {
      const text = (await (await script.response())?.text()) ?? '';
      return charts.test(text) ? (await script.sizes()).responseBodySize : 0;
    }),
  );
  await context.close();
  return sizes;
}
