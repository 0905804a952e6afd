import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** Slow 4G as Lighthouse throttles it: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** A CPU a quarter as fast, for one page. */
export async function slowDownCpu(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** A page of a browser that knows nothing yet, on slow 4G and a CPU a quarter as fast. */
export async function slowPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await slowDownCpu(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  return page;
}
