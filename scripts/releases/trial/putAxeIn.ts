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
 * Puts axe into a page, unless it is in it. As a script it would be refused by the page's content security policy. By the
 * browser's own protocol: `evaluate` parses what it is given here first, and has it parsed in each page anew, while the
 * browser knows a script that it has run in another page of the tab.
 */
export async function putAxeIn(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const known = connections.get(page);
  const connection = known ?? page.context().newCDPSession(page);
  if (!known) connections.set(page, connection);
  const session = await connection;
  const { exceptionDetails } = await session.send('Runtime.evaluate', {
    // Its value would be kept for whoever asks for more of it.
    expression: `${source};undefined`,
  });
  if (exceptionDetails) throw new Error(`axe could not be run: ${exceptionDetails.text}`);
}
