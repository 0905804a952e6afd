import type { CDPSession, Page } from '@playwright/test';

/** A page's main thread, whose work can be measured apart from what else the machine does. */
export async function mainThread(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** Milliseconds of processor time that the main thread has used since it began. */
export async function usedTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
