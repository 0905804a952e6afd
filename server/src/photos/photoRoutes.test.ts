import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { photoLimits } from 'shared-api/contract/site/visitLimits';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import {
  bomb,
  cameraPhoto,
  heicPhoto,
  linePhoto,
  pngPhoto,
} from '../../harness/testing/testPhotos.ts';
import { visitRequest as request, visitsOf } from '../../harness/testing/testVisits.ts';
import { PhotoKeeper } from './PhotoKeeper.ts';

const server = serverPerFile();
// Each test sends what the others send, and no form is to be known from them.
beforeEach(() => server.database.query('DELETE FROM attempts; DELETE FROM sent_forms'));
const { send, upload, sendWithPhoto } = visitsOf(server);

/** What the storage holds. */
const stored = () => readdir(path.join(server.folder, 'photos'));

it.each(['🙂', 'é'])('cuts the name of a file of many %s between characters', async (one) => {
  const { status, body } = await upload(await pngPhoto(), { name: `a${one.repeat(200)}.png` });
  expect(status).toBe(200);
  expect(body['name']).toBe(`a${one.repeat(119)}`);
});

describe('a file', () => {
  it.each([
    ['that is empty', () => Buffer.alloc(0), 'is empty', 'photoEmpty'],
    [
      'that is text',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'is not a JPEG',
      'photoOtherType',
    ],
    ['of the HEIC format', heicPhoto, 'is a HEIC photo', 'photoHeic'],
    [
      'that is cut off',
      async () => (await cameraPhoto()).subarray(0, 5_000),
      'cannot be opened',
      'photoBroken',
    ],
    ['that is one pixel wide and very long', linePhoto, 'cannot be opened', 'photoBroken'],
    [
      'that hides 2.5 billion pixels',
      () => bomb(),
      'has more than 64 million pixels',
      'photoManyPixels',
    ],
  ])('%s is refused by its name', async (_what, bytesOf, text, photoFault) => {
    const { status, body } = await upload(await bytesOf(), { name: 'C:\\photos\\drive.jpg' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: { photos: expect.stringMatching(`^"drive.jpg" ${text}`) },
      photoFault,
    });
  });

  it('that is too large is refused by its name', async () => {
    const { status, body } = await upload(Buffer.alloc(photoLimits.bytes + 1));
    expect(status).toBe(413);
    expect(body['errors']).toEqual({
      photos: expect.stringContaining('"drive.jpg" is larger than 12 MB'),
    });
  });

  it('is refused after many', async () => {
    const formKey = randomUUID();
    await server.database.query(
      `INSERT INTO attempts (kind, key) SELECT 'photo-form', $1 FROM generate_series(1, 24)`,
      [formKey],
    );
    expect((await upload(await pngPhoto(), { formKey })).status).toBe(405);
  });
});

it('answers 40 uploads at once with 200 or 429, and takes the next one', async () => {
  const photo = await cameraPhoto(3000, 2000);
  const base = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const post = () =>
    fetch(`${base}/api/visit-requests/photos/?formKey=${randomUUID()}&name=a.jpg`, {
      method: 'POST',
      body: new Uint8Array(photo),
      headers: { 'content-type': 'application/octet-stream' },
    });
  const answers = await Promise.all(Array.from({ length: 40 }, post));
  const statuses = answers.map(({ status }) => status);
  expect([...new Set(statuses)].sort()).toEqual([200, 429]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(6);
  const busy = answers.find(({ status }) => status === 429);
  expect(busy?.headers.get('retry-after')).toBe('3');
  expect((await post()).status).toBe(200);
});

describe('what is kept', () => {
  const old = () =>
    server.database.query("UPDATE photos SET created_at = now() - interval '4 hours'");

  it('goes with its lead', async () => {
    const { lead, photo } = await sendWithPhoto();
    expect(await stored()).toContain(photo);
    expect((await server.call('DELETE', `leads/delete/${lead}`, { as: 'Admin' })).status).toBe(200);
    await server.photos.forget();
    expect(await stored()).not.toContain(photo);
    const { rows } = await server.database.query('SELECT FROM photos WHERE id = $1', [photo]);
    expect(rows).toHaveLength(0);
  });

  it('can be deleted by itself, which the history of the lead says', async () => {
    const { lead, photo } = await sendWithPhoto();
    const address = `leads/${lead}/photos/${photo}/`;
    expect((await server.call('GET', address, { as: 'Employee' })).status).toBe(403);
    expect((await server.call('DELETE', address, { as: 'Employee' })).status).toBe(403);
    expect((await server.call('GET', address, { as: 'Admin' })).headers['content-type']).toBe(
      'image/jpeg',
    );
    expect((await server.call('DELETE', address, { as: 'Admin' })).status).toBe(200);
    expect((await server.call('GET', address, { as: 'Admin' })).status).toBe(404);
    expect(await stored()).not.toContain(photo);
    const { body } = await server.call('GET', `leads/history/${lead}`, { as: 'Admin' });
    expect(JSON.stringify(body)).toContain('drive.jpg');
  });

  it('stays for hours where the request has not been sent, and goes then', async () => {
    const { body } = await upload(await pngPhoto());
    await server.photos.forget();
    expect(await stored()).toContain(body['id']);
    await old();
    await server.photos.forget();
    expect(await stored()).not.toContain(body['id']);
  });

  it('of a request that has been sent stays', async () => {
    const { photo } = await sendWithPhoto();
    await old();
    await server.photos.forget();
    expect(await stored()).toContain(photo);
  });

  it('is not taken for a photo where the storage failed half-way, and is cleaned up', async () => {
    const removed: string[] = [];
    const keeper = new PhotoKeeper(server.database, {
      location: 'nowhere',
      write: () => Promise.reject(new Error('ENOSPC at /secret/place')),
      read: () => Promise.resolve(undefined),
      remove: (key) => Promise.resolve(void removed.push(key)),
    });
    const visitor = { ip: '10.1.1.1', socket: { destroyed: false } };
    const formKey = randomUUID();
    const keeping = keeper.keep(visitor, formKey, { name: 'a.png', bytes: await pngPhoto() });
    await expect(keeping).rejects.toMatchObject({ status: 503 });
    await expect(keeping).rejects.not.toThrow(/secret/);
    const { rows } = await server.database.query<{ id: string; is_stored: boolean }>(
      'SELECT id, is_stored FROM photos WHERE form_key = $1',
      [formKey],
    );
    const id = rows[0]?.id ?? '';
    expect(rows).toEqual([{ id, is_stored: false }]);
    expect((await send({ ...request, formKey, photos: [id] })).status).toBe(400);
    await old();
    await keeper.forget();
    expect(removed).toEqual(expect.arrayContaining([`${id}/picture.jpg`, `${id}/`]));
  });
});
