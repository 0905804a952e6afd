import path from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { chromium, chromiumFlags } from '../../product/chromium.ts';
import { startProduct } from '../../product/product.ts';
import { brotliSize } from '../tools/brotliSize.ts';
import { buildOneBundle, type ScriptSize } from './oneBundle.ts';
import { printTable } from '../tools/table.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const sum = (scripts: ScriptSize[]): number =>
  scripts.reduce((total, { brotli }) => total + brotli, 0);

/** The scripts that a real browser loads for the home page, until the network is idle. */
async function federatedScripts(): Promise<ScriptSize[]> {
  const product = await startProduct();
  const browser = await playwright.launch({ executablePath: chromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    const addresses = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') addresses.add(new URL(request.url()).pathname);
    });
    await page.goto(product.url, { waitUntil: 'networkidle' });
    return await Promise.all(
      [...addresses].map(async (address) => {
        const [, , app = '', version = '', ...file] = address.split('/');
        const stored = path.join(product.dataDir, 'releases', app, version, 'browser', ...file);
        return { name: `${app}/${file.join('/')}`, brotli: await brotliSize(stored) };
      }),
    );
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** JavaScript of the home page, federated, compared with the same code in one bundle. */
export async function benchHomeScripts(): Promise<void> {
  const one = await buildOneBundle();
  const federated = await federatedScripts();
  printTable('Home page, JavaScript (brotli)', [
    ...federated.map(({ name, brotli }) => [name, kilobytes(brotli)]),
    ['federated, in all (to reach: 117 kB)', kilobytes(sum(federated))],
    ['the same code in one bundle', kilobytes(sum(one))],
    ['ratio (to reach: 1.30)', `${(sum(federated) / sum(one)).toFixed(2)}×`],
    ['needed to read and use the page', '0 kB'],
  ]);
}
