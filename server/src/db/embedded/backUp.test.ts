import { afterEach, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Database } from '../Database.ts';
import { migrate } from '../migrate.ts';
import { openPhotoStorage } from '../../photos/openPhotoStorage.ts';
import { backUp } from './backUp.ts';
import { clusterOf } from './home.ts';
import { restore } from './restore.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';
import { copyCluster } from '../../../harness/database/copyCluster.ts';
import { TestGround } from '../../../harness/database/TestGround.ts';

const ground = new TestGround();
afterEach(() => ground.clear(), 60_000);

interface Totals {
  invoices: number;
  payments: number;
  invoiced: number;
  paid: number;
}

const totals = async (database: Database): Promise<Totals> => {
  const { rows } = await database.query<Totals>(
    `SELECT (SELECT count(*) FROM invoices) AS invoices, (SELECT count(*) FROM payments) AS payments,
       (SELECT coalesce(sum(total_cents), 0)::bigint FROM invoices) AS invoiced,
       (SELECT coalesce(sum(amount_cents), 0)::bigint FROM payments) AS paid`,
  );
  return rows[0] ?? { invoices: 0, payments: 0, invoiced: 0, paid: 0 };
};

/** An invoice and its payment, both or neither. */
const sell = (database: Database, cents: number): Promise<void> =>
  database.transaction(async (connection) => {
    const { rows } = await connection.query<{ id: number }>(
      `INSERT INTO invoices (type, date_ts, total_cents, notes)
       VALUES ('Janitorial', '2026-03-02', $1, repeat(md5($2), 40)) RETURNING id`,
      [cents, String(cents)],
    );
    await connection.query(
      `INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by)
       VALUES ($1, $2, 'e-transfer', '2026-03-02', 'test')`,
      [rows[0]?.id, cents],
    );
  });

it('copies a database while it is written to, and brings it back whole elsewhere', async () => {
  const from = await ground.newDataDir();
  const to = await ground.newDataDir('binaries');
  const file = join(await ground.newFolder(), 'backup.tar.gz');
  const postgres = await startEmbeddedPostgres({ dataDir: from });
  const database = new Database(postgres.url, () => undefined);
  await migrate(database);
  for (let count = 1; count <= 50; count += 1) await sell(database, count);

  const before = await totals(database);
  const copying = { isOver: false };
  const writers = [1, 2, 3].map(async (writer) => {
    for (let count = 0; !copying.isOver; count += 1) await sell(database, 1_000 * writer + count);
  });
  await backUp(from, file);
  copying.isOver = true;
  await Promise.all(writers);
  const after = await totals(database);
  await database.close();
  await postgres.stop();

  expect(await restore(file, to)).toBeGreaterThan(20);
  const restored = await startEmbeddedPostgres({ dataDir: to });
  const copy = new Database(restored.url, () => undefined);
  const found = await totals(copy);
  // Everything acknowledged before, some of what was written meanwhile, and nothing partial.
  expect(found.invoices).toBeGreaterThanOrEqual(before.invoices);
  expect(found.invoices).toBeLessThanOrEqual(after.invoices);
  expect(after.invoices).toBeGreaterThan(before.invoices);
  expect(found.payments).toBe(found.invoices);
  expect(found.paid).toBe(found.invoiced);
  await sell(copy, 7);
  expect((await totals(copy)).paid).toBe(found.paid + 7);
  await copy.close();
  await restored.stop();
});

it('takes the photos of requests along, and brings them back beside those that are there', async () => {
  const from = await ground.newDataDir();
  const to = await ground.newDataDir('binaries');
  const file = join(await ground.newFolder(), 'backup.tar.gz');
  const postgres = await startEmbeddedPostgres({ dataDir: from });
  const database = new Database(postgres.url, () => undefined);
  await migrate(database);
  await database.close();
  // Lengths of whole blocks of a tar and of others.
  const lengths = [1, 511, 512, 513, 1_500_000];
  const photos = lengths.map((length) => ({ id: randomUUID(), bytes: randomBytes(length) }));
  const storage = await openPhotoStorage({ dataDir: from, releasesBucket: undefined });
  for (const { id, bytes } of photos) await storage.write(`${id}/picture.jpg`, bytes);
  await writeFile(join(from, 'photos', photos[0]?.id ?? '', '.half'), 'what a crash has left');

  expect(await backUp(from, file)).toMatchObject({ photos: photos.length });
  await postgres.stop();

  const restored = await openPhotoStorage({ dataDir: to, releasesBucket: undefined });
  await restored.write('earlier/picture.jpg', 'copied by hand');
  await restore(file, to);
  for (const { id, bytes } of photos) {
    const picture = await restored.read(`${id}/picture.jpg`);
    expect(picture?.equals(bytes)).toBe(true);
    expect(await readdir(join(to, 'photos', id))).toEqual(['picture.jpg']);
  }
  expect(String(await restored.read('earlier/picture.jpg'))).toBe('copied by hand');
  // The restored cluster has nothing that is not PostgreSQL's.
  expect(await readdir(clusterOf(to))).not.toContain('photos');
});

it('copies a database that no server runs on, and says what it cannot do', async () => {
  const from = await ground.newFolder();
  const to = await ground.newDataDir('binaries');
  const files = await ground.newFolder();
  const file = join(files, 'backup.tar.gz');
  await expect(backUp(from, file)).rejects.toThrow('holds no database');
  await copyCluster(from);
  const postgres = await startEmbeddedPostgres({ dataDir: from });
  const database = new Database(postgres.url, () => undefined);
  await migrate(database);
  await sell(database, 4_711);
  await database.close();
  await postgres.stop();
  await backUp(from, file);
  await expect(backUp(from, file)).rejects.toThrow('is there already');
  await expect(restore(file, from)).rejects.toThrow('holds a database already');

  const cut = join(files, 'cut.tar.gz');
  await writeFile(cut, await readFile(file));
  await truncate(cut, 500_000);
  await expect(restore(cut, to)).rejects.toThrow('no whole backup');
  await writeFile(cut, 'no backup at all');
  await expect(restore(cut, to)).rejects.toThrow('no whole backup');
  const damaged = await readFile(file);
  damaged.fill(0, 400_000, 400_100);
  await writeFile(cut, damaged);
  await expect(restore(cut, to)).rejects.toThrow('no whole backup');

  await restore(file, to);
  const restored = await startEmbeddedPostgres({ dataDir: to });
  const copy = new Database(restored.url, () => undefined);
  expect((await totals(copy)).paid).toBe(4_711);
  await copy.close();
  await restored.stop();
});
