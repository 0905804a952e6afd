import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readCompany } from '../../../src/company.ts';
import { journalCsv } from '../../../src/reports/journal.ts';
import { journalTrip } from '../../testing/money/journalTrip.ts';
import { copyTemplate } from '../../testing/testDatabases.ts';
import { lateOn } from '../clock.ts';
import { PreparedDatabase } from '../driver/PreparedDatabase.ts';
import { anyHistory, live, liveAtOnce } from '../histories.ts';

/** Histories of a run of all tests, in two files, so that two workers share them; `npm run soak` tries others. */
const runs = Number(process.env['LEDGER_HISTORIES'] ?? 400) / 2;

/** How many of them are lived at once: four times as many as the pool has connections. */
const together = 40;

/** How many are lived one after another. */
const oneByOne = Math.max(runs - together, 1);

/** Where the random histories begin; another one gives other histories. */
const firstSeed = Number(process.env['LEDGER_SEED'] ?? 2026);

/** After so long a run hangs: a hundred times as long as it takes. */
const hanging = 3_600_000;

/**
 * Tests half of a run's histories, the same ones each time, so that a change is what turns them red; `LEDGER_SEED` takes others,
 * as the soak does.
 * @param half which half, beginning with 1
 */
export function tryRandomHistories(half: 1 | 2): void {
  let database: PreparedDatabase;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const copy = await copyTemplate();
    drop = copy.drop;
    database = new PreparedDatabase(copy.url, () => undefined);
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });
  const { now } = Date;
  afterEach(() => {
    Date.now = now;
  });

  it(
    'any history ends in what the oracle says, after each step and for any day',
    async () => {
      const company = await readCompany();
      let tried = 0;
      await fc.assert(
        fc.asyncProperty(anyHistory(25), async (history) => {
          await database.beforeHistory();
          tried += await live({ database, company }, history, (day) => {
            Date.now = () => lateOn(day, company);
          });
        }),
        { seed: firstSeed + half, numRuns: oneByOne, endOnFailure: true },
      );
      // More than twice that many, on average.
      expect(tried).toBeGreaterThan(oneByOne * 4);
    },
    hanging,
  );

  it(
    'forty that are lived at once end in it too',
    async () => {
      const company = await readCompany();
      const histories = fc.sample(anyHistory(25), { seed: firstSeed - half, numRuns: together });
      const tried = await liveAtOnce({ database, company }, histories, (day) => {
        Date.now = () => lateOn(day, company);
      });
      expect(tried).toBeGreaterThan(together * 4);
    },
    hanging,
  );

  it('the journal of all of them, read into a fresh database, makes the same trial balance', async () => {
    const pieces: string[] = [];
    const span = { from: '0002-01-01', to: '9999-12-31' };
    for await (const piece of journalCsv(database, 'generic', span)) pieces.push(piece);
    const { there, here } = await journalTrip(database, pieces.join(''));
    expect(there).toEqual(here);
    expect(there.length).toBeGreaterThan(runs);
  });
}
