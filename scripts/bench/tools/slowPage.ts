import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** Slow 4G as throttled by Lighthouse: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Slows a page's CPU down to a quarter. */
export async function slowDownCpu(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** A page in a fresh browser context, on slow 4G and a quarter of the CPU. */
export async function slowPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await slowDownCpu(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  return page;
}
