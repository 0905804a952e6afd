/** A process of `soak.ts`: a clock is set for one history at a time. Arguments: seed, log, blocks. */
import { appendFile } from 'node:fs/promises';
import fc from 'fast-check';
import { readCompany } from '../../src/company.ts';
import { copyTemplate } from '../testing/testDatabases.ts';
import { rushCeiling } from './ceiling/rushCeiling.ts';
import { lateOn } from './clock.ts';
import { PreparedDatabase } from './driver/PreparedDatabase.ts';
import { anyHistory, live, liveAtOnce } from './histories.ts';
import {
  attemptsOfRush,
  blocksOfDatabase,
  blocksOfRush,
  historiesAtOnce,
  historiesOfBlock,
} from './soakBlocks.ts';

const [, , seed = '1', log = '', list = ''] = process.argv;
const blocks = list === '' ? [] : list.split(',').map(Number);
const company = await readCompany();
const setDay = (day: string): void => {
  Date.now = () => lateOn(day, company);
};
let tried = 0;
for (let first = 0; first < blocks.length; first += blocksOfDatabase) {
  const { url, drop } = await copyTemplate();
  const database = new PreparedDatabase(url, () => undefined);
  for (const block of blocks.slice(first, first + blocksOfDatabase)) {
    await fc.assert(
      fc.asyncProperty(anyHistory(25), async (history) => {
        await database.beforeHistory();
        tried += await live({ database, company }, history, setDay);
      }),
      { seed: Number(seed) * 1_000_003 + block, numRuns: historiesOfBlock },
    );
    if (block % blocksOfRush === 0) {
      const rush = { attempts: attemptsOfRush, seed: block, today: '2025-06-10' };
      setDay(rush.today);
      await rushCeiling({ database, company }, rush);
      const histories = fc.sample(anyHistory(25), { seed: block, numRuns: historiesAtOnce });
      tried += await liveAtOnce({ database, company }, histories, setDay);
    }
    await appendFile(log, `${block}\n`);
    if (block % 20 === 0)
      console.log(`Block ${block}; ${tried} commands by process ${process.pid}.`);
  }
  await database.close();
  await drop();
}
