import { beforeAll, expect, it } from '@jest/globals';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { releaseInBothLanguages } from '../../harness/testing/smallRelease.ts';

const server = serverPerFile();
beforeAll(() => releaseInBothLanguages(server));

const open = (url: string, cookie = 'language=fr') =>
  server.app.inject({ url, headers: { cookie } });

it('who has chosen French enters the site in French, and what was asked goes along', async () => {
  const answer = await open('/?from=mail');
  expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/fr?from=mail']);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'cookie' });
  expect((await open('/fr')).statusCode).toBe(200);
  expect((await open('/payment')).statusCode).toBe(200);
  expect((await open('/', 'language=en')).statusCode).toBe(200);
  expect((await open('/', 'language=de')).statusCode).toBe(200);
});

it('what needs a token is not led to the office from French: the shell knows whether there is one', async () => {
  const answer = await open('/fr/admin/clients?q=ann', '');
  expect([answer.statusCode, answer.headers['location']]).toEqual([200, undefined]);
  expect(answer.body).toContain('<html lang="fr-CA"');
});

it('who has chosen French enters in English after a rollback to releases without French', async () => {
  await server.store.makeLive('public-site', 'english');
  const answer = await open('/');
  expect([answer.statusCode, answer.headers['location']]).toEqual([200, undefined]);
  expect(answer.body).toContain('<html lang="en-CA"');
});

it('an address of the office in French leads to the office', async () => {
  const answer = await open('/fr/login?next=1', '');
  expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/login?next=1']);
});
