import type { JobKind } from '../jobs/Jobs.ts';
import { dailyUpdate } from './dailyUpdate.ts';

/**
 * When the daily update runs by itself, by the company's clock (docs/product/money.md "From quote
 * to money").
 */
export const dailyCron = '0 5 * * *';

/** The daily update of every morning; a failed one is tried again within the hour. */
export const createDailyJob = (context: Parameters<typeof dailyUpdate>[0]): JobKind<object> => ({
  name: 'daily-update',
  retries: 10,
  async run() {
    await dailyUpdate(context, Date.now() / 1000);
  },
});
