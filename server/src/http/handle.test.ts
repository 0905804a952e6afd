import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { calls, type AnyCall } from 'shared-api/contract/calls/calls';
import { rateCardCalls } from 'shared-api/contract/calls/rateCard';
import { siteCalls } from 'shared-api/contract/calls/site';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import { checkAnswers } from './checkAnswers.ts';
import { handleCalls } from './handle.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.ready();
});
afterAll(() => server.close());

/** An app with the given handlers, and the mismatches found in its responses. */
async function scope(register: (app: FastifyInstance) => void) {
  const misfits: string[] = [];
  const app = fastify();
  await app.register(
    async (inner) => {
      handleCalls(inner, server);
      checkAnswers(inner, (sentence) => misfits.push(sentence));
      register(inner);
    },
    { prefix: '/api' },
  );
  return { app, misfits };
}

describe('the table of calls', () => {
  it('is registered at the server, call by call', () => {
    const missing = [...calls].filter(([, { method, path, alsoPost }]) => {
      // The server ignores a trailing slash, and the router has none.
      const url = `/api${path.replace(/\/$/, '')}`;
      const methods = alsoPost ? [method, 'POST'] : [method];
      return !methods.every((each) => server.app.hasRoute({ method: each, url }));
    });
    expect(missing).toEqual([]);
    expect(calls.size).toBeGreaterThan(100);
  });

  it('has each method and path once', () => {
    const addresses = [...calls.values()].map(({ method, path }) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('has no room for other calls, neither in the compiler nor at the start of a server', async () => {
    type Tea = Omit<(typeof siteCalls)['company'], 'path'> & { path: '/tea/' };
    const isTaken: Tea extends AnyCall ? true : false = false;
    expect(isTaken).toBe(false);
    await expect(scope((app) => void app.get('/tea/', () => 'Tea'))).rejects.toThrow(
      '/api/tea/ is not in the table of calls',
    );
  });
});

describe('an answer that is not as the table says', () => {
  it.each<[string, unknown, number, string[]]>([
    ['fits', { message: 'Thank you.' }, 200, []],
    ['has a field that is not declared', { message: '', secret: 1 }, 200, ['secret']],
    ['lacks a field', { text: 'Thank you.' }, 200, ['message']],
    ['has a field of another type', { message: 7 }, 200, ['message']],
    ['has a status that is not among its own', { message: '' }, 201, ['201']],
    ['is refused as the table says', { message: 'Too often.' }, 405, []],
  ])('is found when it %s', async (_what, payload, status, found) => {
    const { app, misfits } = await scope((inner) =>
      inner.handle(siteCalls.contact, (_input, _request, reply) =>
        reply.code(status).send(payload),
      ),
    );
    const body = { name: '', email: 'ann@example.com', subject: '', phone: '', message: 'Hello' };
    await app.inject({ method: 'POST', url: '/api/contact/', payload: body });
    expect(misfits).toHaveLength(found.length > 0 ? 1 : 0);
    for (const word of found) expect(misfits[0]).toContain(word);
    await app.close();
  });
});

it('lets nobody in before the handler who may not make a call', async () => {
  const { path } = rateCardCalls.rateCard;
  const visitor = await server.call('GET', path.slice(1));
  const employee = await server.call('GET', path.slice(1), { as: 'Employee' });
  expect([visitor.status, employee.status]).toEqual([401, 403]);
  expect(employee.body).toEqual({
    message:
      'Your role (Crew) does not include "Prices of instant quotes". An owner can change it.',
  });
});

it('answers with the status that the table says, where that is not 200', async () => {
  const body = { fullName: 'Ann' };
  expect((await server.call('POST', 'clients/create', { as: 'Admin', body })).status).toBe(201);
  expect((await server.call('GET', 'clients/', { as: 'Admin' })).status).toBe(200);
});

it('hands a file on as it came', async () => {
  const { status, body } = await server.call('POST', 'bank-statements/?name=a.csv', {
    as: 'Admin',
    body: Buffer.from('Date,Description,Amount\n2026-03-02,Soap,-5\n'),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect([status, body['files']]).toEqual([200, [expect.objectContaining({ added: 1 })]]);
});

it.each(['null', '7', '"text"', '[]'])(
  'refuses %s as a body, and fills in nothing that it leaves out',
  async (payload) => {
    const { app } = await scope((inner) =>
      inner.handle(siteCalls.contact, () => ({ message: 'Thank you.' })),
    );
    const json = { 'content-type': 'application/json' };
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/api/contact/',
      headers: json,
      payload,
    });
    await app.close();
    expect([statusCode, body]).toEqual([
      400,
      expect.stringContaining('The body must be an object of fields.'),
    ]);
  },
);
