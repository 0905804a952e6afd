import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { photoLimits } from 'shared-api/contract/site/visit';
import {
  bomb,
  cameraPhoto,
  heicPhoto,
  linePhoto,
  pngPhoto,
} from '../../harness/testing/testPhotos.ts';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { PhotoKeeper } from '../photos/PhotoKeeper.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => server.database.query('DELETE FROM attempts'));

const request = {
  service: 'power-wash',
  name: 'Amara Osei',
  email: 'amara@example.com',
  phone: '519-555-0101',
  address: '12 Erb Street West',
  postalCode: 'n2l 1t2',
  message: 'The driveway,\nwith <moss>.',
  day: '',
  time: 'Morning',
};
const send = (body: object) => server.call('POST', 'visit-requests/', { body });

const upload = (
  bytes: Buffer,
  { formKey = randomUUID(), name = 'drive.jpg' }: object & { formKey?: string; name?: string } = {},
) =>
  server.call(
    'POST',
    `visit-requests/photos/?${new URLSearchParams({ formKey, name }).toString()}`,
    {
      body: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    },
  );

/** The lead that was stored last. */
const lastLead = async () => {
  const { rows } = await server.database.query<{ id: number } & Record<string, unknown>>(
    'SELECT * FROM leads ORDER BY id DESC LIMIT 1',
  );
  return rows[0] ?? { id: 0 };
};

const stored = async () => (await readdir(path.join(server.folder, 'photos'))).sort();

/** A request with one photo: its lead and the photo's id. */
async function withPhoto(): Promise<{ lead: number; photo: string }> {
  const formKey = randomUUID();
  const photo = String((await upload(await cameraPhoto(), { formKey })).body['id']);
  expect((await send({ ...request, formKey, photos: [photo] })).status).toBe(200);
  return { lead: (await lastLead()).id, photo };
}

it('becomes a lead and a mail to the company, which count the photos', async () => {
  const { lead } = await withPhoto();
  expect(await lastLead()).toMatchObject({
    source: 'Visit',
    status: 'New',
    name: 'Amara Osei',
    postal_code: 'N2L 1T2',
    request_date_ts: null,
    request_time: 'Morning',
    subject: 'Visit for Power Wash, 1 photo',
  });
  const { rows } = await server.database.query(
    "SELECT recipient, subject, text_body, html_body FROM mails WHERE entity = 'leads' AND record_id = $1",
    [lead],
  );
  expect(rows[0]).toMatchObject({
    recipient: server.company.email,
    subject: 'Visit for Power Wash, 1 photo',
    text_body: expect.stringContaining('Address: 12 Erb Street West, n2l 1t2'),
    html_body: expect.stringContaining('with &lt;moss&gt;.'),
  });
});

it('keeps photos upright, resized, and without where they were taken', async () => {
  const { lead, photo } = await withPhoto();
  const { body } = await server.call('GET', `leads/${lead}/photos/`, { as: 'Admin' });
  expect(body['results']).toEqual([
    {
      id: photo,
      name: 'drive.jpg',
      width: 800,
      height: 1200,
      thumbnail: expect.stringMatching(/^data:image\/webp;base64,/),
    },
  ]);
  const answer = await server.app.inject({
    url: `/api/leads/${lead}/photos/${photo}/`,
    headers: { authorization: 'Token none' },
  });
  expect(answer.statusCode).toBe(401);
  const whole = await server.photos.picture(lead, photo);
  const { format, exif, xmp, iptc, orientation, width, height } = await sharp(whole).metadata();
  expect({ format, exif, xmp, iptc, orientation, width, height }).toEqual({
    format: 'jpeg',
    width: 800,
    height: 1200,
  });
  expect(whole.includes('Secret camera')).toBe(false);
});

it.each(['', 'x'])(
  'takes a message of characters beyond 16 bits, wherever the mail cuts it',
  async (start) => {
    const message = start + '🙂'.repeat(200);
    expect((await send({ ...request, message })).status).toBe(200);
  },
);

it('makes one lead of a form that is sent twice, and refuses other answers under its key', async () => {
  const formKey = randomUUID();
  const before = (await lastLead()).id;
  const answers = await Promise.all([1, 2, 3].map(() => send({ ...request, formKey })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await lastLead()).id).toBeGreaterThan(before);
  const { rows } = await server.database.query('SELECT FROM leads WHERE form_key = $1', [formKey]);
  expect(rows).toHaveLength(1);
  expect((await send({ ...request, formKey, message: 'Another' })).status).toBe(409);
});

describe('a request that is sent again', () => {
  const photosOf = async (lead: number) => (await server.photos.ofLead(lead)).map(({ id }) => id);
  const uploadNamed = async (formKey: string, name: string) =>
    String((await upload(await cameraPhoto(), { formKey, name })).body['id']);

  it('gives its lead the photos that are new, after those it has', async () => {
    const formKey = randomUUID();
    const first = await uploadNamed(formKey, 'left.jpg');
    expect((await send({ ...request, formKey, photos: [first] })).status).toBe(200);
    const lead = await lastLead();
    const second = await uploadNamed(formKey, 'right.jpg');
    const repeat = { ...request, formKey, photos: [second, first] };
    expect((await send(repeat)).status).toBe(200);
    expect((await send(repeat)).status).toBe(200);
    expect(await photosOf(lead.id)).toEqual([first, second]);
    expect(await lastLead()).toMatchObject({
      id: lead.id,
      subject: expect.stringMatching('2 photos'),
    });
  });

  it('does not get a copy of a photo that was uploaded once more', async () => {
    const formKey = randomUUID();
    const [first, copy] = [
      await uploadNamed(formKey, 'a.jpg'),
      await uploadNamed(formKey, 'a.jpg'),
    ];
    await send({ ...request, formKey, photos: [first] });
    expect((await send({ ...request, formKey, photos: [copy] })).status).toBe(200);
    expect(await photosOf((await lastLead()).id)).toEqual([first]);
  });

  it('is refused for more photos than a request may have in all', async () => {
    const formKey = randomUUID();
    const ids: string[] = [];
    for (let count = 0; count <= photoLimits.count; count += 1) {
      ids.push(await uploadNamed(formKey, `${count}.jpg`));
    }
    await send({ ...request, formKey, photos: ids.slice(1) });
    const { status, body } = await send({ ...request, formKey, photos: ids.slice(0, 1) });
    expect(status).toBe(400);
    expect(body['errors']).toEqual({ photos: expect.stringContaining('You can send 6 photos') });
    expect(await photosOf((await lastLead()).id)).toEqual(ids.slice(1));
  });
});

it.each([
  [{ name: ' ' }, 'name', 'Name is missing.'],
  [{ email: 'amara@example' }, 'email', 'You must enter a valid email address.'],
  [{ phone: '' }, 'phone', 'Phone is missing.'],
  [{ address: '' }, 'address', 'Street address is missing.'],
  [{ postalCode: '90210' }, 'postalCode', 'Enter the postal code as N2L 3G1.'],
  [{ message: '\n' }, 'message', 'Tell us in a few words what it is about.'],
  [{ day: 'tomorrow' }, 'day', 'Choose a date.'],
  [{ service: 'carpet' }, 'service', expect.stringContaining('Service must be one of')],
  [
    { photos: Array.from({ length: 7 }, () => randomUUID()) },
    'photos',
    expect.stringContaining('You can send 6 photos'),
  ],
])('is refused with %j', async (change, field, text) => {
  const { status, body } = await send({ ...request, ...change });
  expect(status).toBe(400);
  expect(body['errors']).toEqual({ [field]: text });
});

it('is refused for a day that has passed', async () => {
  const { status, body } = await send({ ...request, day: '2020-02-03' });
  expect(status).toBe(405);
  expect(body['errors']).toEqual({ day: expect.stringContaining('has passed') });
});

it('does not give photos of one form to another, nor the same one twice', async () => {
  const { photo } = await withPhoto();
  for (const formKey of [randomUUID(), undefined]) {
    const { status, body } = await send({ ...request, formKey, photos: [photo] });
    expect(status).toBe(400);
    expect(body['errors']).toEqual({ photos: expect.stringContaining('choose them again') });
  }
});

describe('a file', () => {
  it.each([
    ['that is empty', () => Buffer.alloc(0), 'is empty'],
    [
      'that is text',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'is not a JPEG',
    ],
    ['of the HEIC format', heicPhoto, 'is a HEIC photo'],
    ['that is cut off', async () => (await cameraPhoto()).subarray(0, 5_000), 'cannot be opened'],
    ['that is one pixel wide and very long', linePhoto, 'cannot be opened'],
    ['that hides 2.5 billion pixels', () => bomb(), 'has more than 64 million pixels'],
  ])('%s is refused by its name', async (_what, bytesOf, text) => {
    const { status, body } = await upload(await bytesOf(), { name: 'C:\\photos\\drive.jpg' });
    expect(status).toBe(400);
    expect(body['errors']).toEqual({ photos: expect.stringMatching(`^"drive.jpg" ${text}`) });
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
}, 30_000);

describe('what is kept', () => {
  const old = () =>
    server.database.query("UPDATE photos SET created_at = now() - interval '4 hours'");

  it('goes with its lead', async () => {
    const { lead, photo } = await withPhoto();
    expect(await stored()).toContain(photo);
    expect((await server.call('DELETE', `leads/delete/${lead}`, { as: 'Admin' })).status).toBe(200);
    await server.photos.forget();
    expect(await stored()).not.toContain(photo);
    const { rows } = await server.database.query('SELECT FROM photos WHERE id = $1', [photo]);
    expect(rows).toHaveLength(0);
  });

  it('can be deleted by itself, which the history of the lead says', async () => {
    const { lead, photo } = await withPhoto();
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
    const { photo } = await withPhoto();
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
