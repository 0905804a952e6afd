import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { pngPhoto } from '../../harness/testing/testPhotos.ts';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { PhotoKeeper } from './PhotoKeeper.ts';

const server = serverPerFile();
afterEach(() => server.database.query('DELETE FROM photos'));

/** Photos of four hours ago whose requests have not been sent. @returns their ids */
async function addLoose(count: number): Promise<string[]> {
  const { rows } = await server.database.query<{ id: string }>(
    `INSERT INTO photos (id, form_key, name, width, height, thumbnail, created_at)
     SELECT gen_random_uuid(), gen_random_uuid(), 'a.jpg', 1, 1, '', now() - interval '4 hours'
     FROM generate_series(1, $1) RETURNING id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

const left = async () => (await server.database.query('SELECT id FROM photos')).rows;

const keeperWith = (remove: (key: string) => Promise<void>) =>
  new PhotoKeeper(server.database, {
    location: 'nowhere',
    write: () => Promise.resolve(),
    read: () => Promise.resolve(undefined),
    remove,
  });

it('takes no more while very many photos wait for their requests', async () => {
  const upload = async () =>
    server.call('POST', `visit-requests/photos/?formKey=${randomUUID()}&name=a.png`, {
      body: await pngPhoto(),
      headers: { 'content-type': 'application/octet-stream' },
    });
  await addLoose(2_000);
  const refused = await upload();
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  await server.photos.forget();
  expect((await upload()).status).toBe(200);
});

describe('what is loose', () => {
  it('goes however much it is, but for files that cannot be removed', async () => {
    const [stuck = ''] = await addLoose(250);
    let isStuck = true;
    const keeper = keeperWith((key) =>
      isStuck && key.startsWith(stuck) ? Promise.reject(new Error('EIO')) : Promise.resolve(),
    );
    await expect(keeper.forget()).rejects.toMatchObject({ status: 503 });
    expect(await left()).toEqual([{ id: stuck }]);
    isStuck = false;
    await keeper.forget();
    expect(await left()).toEqual([]);
  });

  it('is left for later while the storage is away', async () => {
    await addLoose(100);
    let asked = 0;
    const keeper = keeperWith(() => {
      asked += 1;
      return Promise.reject(new Error('ECONNREFUSED'));
    });
    await expect(keeper.forget()).rejects.toMatchObject({ status: 503 });
    expect(asked).toBeLessThan(100);
    expect(await left()).toHaveLength(100);
  });
});
