import type { CDPSession, Page } from '@playwright/test';

/** Measures a page's main thread, independent of other load on the machine. */
export async function mainThread(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** CPU time of the main thread so far, in milliseconds. */
export async function usedTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
