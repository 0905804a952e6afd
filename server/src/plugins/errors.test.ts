import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { handleErrors } from './errors.ts';

let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await startTestServer();
  app = Fastify();
  handleErrors(app);
  app.get('/slow', () =>
    server.database.transaction(async (connection) => {
      await connection.query("SET LOCAL statement_timeout = '20ms'");
      await connection.query('SELECT pg_sleep(60)');
    }),
  );
});
afterAll(async () => {
  await app.close();
  await server.close();
});

it('a statement that takes too long is answered as one to try again, not as a defect', async () => {
  const answer = await app.inject('/slow');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ message: expect.stringContaining('took too long') });
});
