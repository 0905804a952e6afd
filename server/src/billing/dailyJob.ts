import type { JobKind } from '../jobs/Jobs.ts';
import { dailyUpdate } from './dailyUpdate.ts';

/**
 * When the scheduled daily update runs, in the company's time zone (docs/product/money.md "From
 * quote to money").
 */
export const dailyCron = '0 5 * * *';

/** The scheduled daily update; retried within the hour if it fails. */
export const createDailyJob = (context: Parameters<typeof dailyUpdate>[0]): JobKind<object> => ({
  name: 'daily-update',
  retries: 10,
  async run() {
    await dailyUpdate(context, Date.now() / 1000);
  },
});
