import { expect, it } from '@jest/globals';
import { createDatabase } from '../../harness/testing/testDatabases.ts';
import { Database } from '../db/Database.ts';
import { migrate } from '../db/migrate.ts';
import { ensureRateCard } from './rateCard.ts';

it('stores the shipped rate card once, however many servers start at once', async () => {
  const { url, drop } = await createDatabase();
  const database = new Database(url, () => undefined);
  try {
    await migrate(database);
    await Promise.all(Array.from({ length: 6 }, () => ensureRateCard(database)));
    const { rows } = await database.query('SELECT created_by FROM rate_cards');
    expect(rows).toEqual([{ created_by: 'shipped' }]);
  } finally {
    await database.close();
    await drop();
  }
});
