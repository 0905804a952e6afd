import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import type { VisitPageData } from 'shared-api/contract/pages/pageData';
import { cameraPhoto, heicPhoto } from '../../harness/testing/testPhotos.ts';
import {
  startTestServer,
  testProvider,
  type TestServer,
} from '../../harness/testing/testServer.ts';
import { createQueueMail } from '../mail/queueMail.ts';
import { answerVisit, takeFiles } from './answerVisitForms.ts';
import { RateCardCache } from './RateCardCache.ts';

let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await startTestServer();
  const { database, company, photos, jobs } = server;
  const context = {
    database,
    company,
    photos,
    queueMail: createQueueMail(jobs),
    rateCard: new RateCardCache(database, { error: () => undefined }),
    provider: testProvider('http://127.0.0.1:9'),
    // What the page would be rendered with.
    composePage: (_request: unknown, _reply: unknown, _path: string, page: unknown) =>
      Promise.resolve(JSON.stringify(page)),
  };
  app = Fastify();
  takeFiles(app);
  app.post('/*', (request, reply) => answerVisit(context, request, reply, 'power-wash'));
}, 60_000);
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
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/services/Janitorial/Power%20Wash',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: statusCode, page: JSON.parse(body) as VisitPageData };
}

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
