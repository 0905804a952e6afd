import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from 'playwright-core';

/** Half as long as `axe.source`, and parsed in each page in half the time. */
const source = await readFile(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const connections = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Puts axe into a page, unless it is in it. The page's content security policy would refuse it as a script. Playwright's
 * `evaluate` would parse it in this process and again in each page; sent by the browser's own protocol, it is compiled
 * once for all pages of a tab.
 */
export async function putAxeIn(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const known = connections.get(page);
  const connection = known ?? page.context().newCDPSession(page);
  if (!known) connections.set(page, connection);
  const session = await connection;
  const { exceptionDetails } = await session.send('Runtime.evaluate', {
    // The browser would keep the script's value for later calls.
    expression: `${source};undefined`,
  });
  if (exceptionDetails) throw new Error(`axe could not be run: ${exceptionDetails.text}`);
}
