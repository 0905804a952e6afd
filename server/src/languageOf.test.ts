import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { outsidePseudo } from '../harness/testing/pseudoTexts.ts';
import { speakPseudo } from '../harness/testing/speakPseudo.ts';
import { exampleTimestamp } from 'shared-api/contract/quotes/rules';
import { startTestServer, type TestServer } from '../harness/testing/testServer.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  headers = speakPseudo();
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.query('DELETE FROM attempts'));

const carpet = {
  timestamp: exampleTimestamp,
  room: 3,
  stairCase: 1,
  basement: true,
  email: 'visitor@example.com',
};
const ask = (body: object, sent = headers) =>
  server.call('POST', 'carpet-quote/', { body, headers: sent });

describe('a call from a page in another language', () => {
  it('is refused in it', async () => {
    const passed = await ask({ ...carpet, timestamp: 1_000_000_000 });
    expect(passed.status).toBe(405);
    const text = '⟦This date has passed. Please choose a later one.⟧';
    expect(passed.body).toEqual({ message: text, errors: { timestamp: text } });
  });

  it('has its wrong fields named in it', async () => {
    const { status, body } = await ask({ ...carpet, room: 16, email: 'ann' });
    expect(status).toBe(400);
    expect(body['errors']).toEqual({
      room: "⟦⟦Rooms⟧ can't be more than 15.⟧",
      email: '⟦You must enter a valid email address.⟧',
    });
  });

  it('is answered and mailed in it', async () => {
    const { body } = await ask(carpet);
    expect(outsidePseudo(String(body['message']))).toBe('');
    const { rows } = await server.database.query<{ subject: string }>('SELECT subject FROM mails');
    expect(rows.map(({ subject }) => outsidePseudo(subject))).toEqual(['']);
  });
});

it('a call is answered in English when its page says no language, or one that is not there', async () => {
  const message = 'We cannot find this payment.';
  for (const sent of [{}, { 'x-language': 'de' }, { 'accept-language': 'qps' }]) {
    const { body } = await server.call('GET', 'payment-status/none/', { headers: sent });
    expect(body).toEqual({ message });
  }
});

it('a French form is told in French what is wrong', async () => {
  const { body } = await ask({ ...carpet, room: 16 }, { 'x-language': 'fr' });
  expect(body).toEqual({
    message: 'Pièces\u00a0: 15 au plus.',
    errors: { room: 'Pièces\u00a0: 15 au plus.' },
  });
});
