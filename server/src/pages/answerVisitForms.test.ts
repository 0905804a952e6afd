import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { textLimit } from 'shared-api/contract/fields/storableText';
import type { VisitPageData } from 'shared-api/contract/pages/pageData';
import { cameraPhoto, heicPhoto } from '../../harness/testing/testPhotos.ts';
import {
  startTestServer,
  testProvider,
  type TestServer,
} from '../../harness/testing/testServer.ts';
import { createQueueMail, createQueueMails } from '../mail/queueMail.ts';
import { showSentRequest } from './answerForms.ts';
import { answerVisit, takeFiles } from './answerVisitForms.ts';
import { PhotoKeeper } from '../photos/PhotoKeeper.ts';
import { FolderStorage } from '../releases/storage/FolderStorage.ts';
import { RateCardCache } from './RateCardCache.ts';

let server: TestServer;
let app: FastifyInstance;
let photos: PhotoKeeper;
/** A storage that can be away. */
const away = { isAway: false };
beforeAll(async () => {
  server = await startTestServer();
  const { database, company, jobs } = server;
  const folder = new FolderStorage(path.join(server.folder, 'photos'));
  photos = new PhotoKeeper(database, {
    location: folder.location,
    write: (key, bytes) =>
      away.isAway ? Promise.reject(new Error('ENOSPC')) : folder.write(key, bytes),
    read: (key) => folder.read(key),
    remove: (key) => folder.remove(key),
  });
  const context = {
    database,
    company,
    photos,
    queueMail: createQueueMail(jobs),
    queueMails: createQueueMails(jobs),
    rateCard: new RateCardCache(database, { error: () => undefined }),
    provider: testProvider('http://127.0.0.1:9'),
    // What the page would be rendered with.
    composePage: (_request: unknown, _reply: unknown, _path: string, page: unknown) =>
      Promise.resolve(JSON.stringify(page)),
  };
  app = Fastify();
  takeFiles(app);
  app.post('/*', (request, reply) => answerVisit(context, request, reply, 'power-wash'));
  app.get<{ Params: { key: string } }>('/request-sent/:key', ({ params }, reply) =>
    showSentRequest(context, params.key, 'en', reply),
  );
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const answers = {
  name: 'Amara Osei',
  email: 'amara@example.com',
  phone: '519-555-0101',
  address: '12 Erb Street West',
  postalCode: 'N2L 1T2',
  message: 'The driveway',
};

/** Sends the form as a browser does without scripts. */
async function post(values: Record<string, string>, files: Record<string, Buffer>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  for (const [name, bytes] of Object.entries(files)) {
    form.append('photos', new Blob([new Uint8Array(bytes)]), name);
  }
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url: '/services/Janitorial/Power%20Wash',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const location = String(headers['location']);
  return {
    status: statusCode,
    location,
    page: (statusCode === 303 ? {} : JSON.parse(body)) as VisitPageData,
  };
}

const leads = async () => {
  const { rows } = await server.database.query<{ message: string }>(
    "SELECT message FROM leads WHERE source = 'Visit' ORDER BY id",
  );
  return rows.map(({ message }) => message);
};

it('leads to a page of its own, which a reload asks for without sending anything again', async () => {
  const asked = { ...answers, day: '', time: 'Morning', message: 'The driveway,\nwith moss' };
  const { status, location } = await post(asked, { 'left.jpg': await cameraPhoto() });
  expect(status).toBe(303);
  for (const _reload of [1, 2]) {
    const page = await app.inject(location);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(JSON.parse(page.body)).toEqual({
      path: location,
      sent: {
        of: 'visit',
        message: expect.stringContaining('We will call you within one business day'),
        day: '',
        time: 'Morning',
        photos: 1,
      },
    });
  }
  expect(await leads()).toEqual([asked.message]);
  const unknown = await app.inject(`/request-sent/${randomUUID()}`);
  expect(unknown.statusCode).toBe(404);
  expect((await app.inject('/request-sent/x')).statusCode).toBe(404);
});

it('takes a message of as many accented letters as are allowed', async () => {
  const message = 'é'.repeat(textLimit);
  expect((await post({ ...answers, message }, {})).status).toBe(303);
  expect((await leads()).at(-1)).toBe(message);
  const longer = await post({ ...answers, message: `${message}é` }, {});
  expect(longer.status).toBe(400);
  expect(longer.page.errors).toEqual({ message: expect.stringContaining('20') });
});

it('keeps what was typed while photos cannot be stored', async () => {
  away.isAway = true;
  const { status, page } = await post(answers, { 'left.jpg': await cameraPhoto() });
  away.isAway = false;
  expect(status).toBe(503);
  expect(page.values).toMatchObject(answers);
  expect(page.errors).toEqual({ photos: expect.stringContaining('send the request without them') });
});

it('keeps what was typed while too many photos arrive', async () => {
  const closings: (() => void)[] = [];
  for (let taken = 0; taken < 6; taken += 1) {
    photos.places.take({ ip: '127.0.0.1' }, { once: (_event, told) => closings.push(told) });
  }
  const { status, page } = await post(answers, { 'left.jpg': await cameraPhoto() });
  for (const close of closings) close();
  expect(status).toBe(400);
  expect(page.values).toMatchObject(answers);
  expect(page.photos).toEqual([]);
  expect(page.errors).toEqual({ photos: expect.stringContaining('Many photos are arriving') });
});

it('names a photo that was refused among what is wrong, alone or with other fields', async () => {
  const files = { 'left.jpg': await cameraPhoto(), 'IMG_2.HEIC': heicPhoto() };
  const heic = expect.stringContaining('"IMG_2.HEIC" is a HEIC photo');
  const alone = await post(answers, files);
  expect(alone.status).toBe(400);
  expect(alone.page.errors).toEqual({ photos: heic });
  expect(alone.page.photos.map(({ name }) => name)).toEqual(['left.jpg']);
  const both = await post({ ...answers, message: ' ' }, files);
  expect(both.status).toBe(400);
  expect(both.page.errors).toEqual({ message: expect.any(String), photos: heic });
});

it('says why photos were left out in one sentence a reason, with their names', async () => {
  const photo = await cameraPhoto();
  const files = {
    '1.HEIC': heicPhoto(),
    'plan.pdf': Buffer.from('%PDF-1.7'),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((name) => [`${name}.jpg`, photo])),
    '2.HEIC': heicPhoto(),
  };
  const { page } = await post(answers, files);
  expect(page.photos).toHaveLength(6);
  expect(page.errors).toEqual({
    photos: expect.stringMatching(
      new RegExp(
        [
          /^"1\.HEIC" and "2\.HEIC" are HEIC photos, .*/,
          /"plan\.pdf" is not a JPEG, PNG or WebP picture\. .*/,
          /"7\.jpg" and "8\.jpg" were left out: you can send 6 photos\. Remove others, .*$/,
        ]
          .map(({ source }) => source)
          .join('\n'),
      ),
    ),
  });
});
