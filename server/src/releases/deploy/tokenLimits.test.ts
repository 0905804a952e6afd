import { expect, it } from '@jest/globals';
import { buildToSend, pipelineFor } from '../../../harness/testing/releases/sentReleases.ts';
import { takeAttempt } from '../../limits.ts';
import { serverPerFile } from '../../../harness/testing/serverPerFile.ts';

const server = serverPerFile();
const app = 'public-site';

it('a pipeline, and a person, may make so many previews an hour', async () => {
  const pipeline = await pipelineFor(server, app, 'CI');
  await pipeline.send(buildToSend(app, 'one'));
  const byToken = () => pipeline.call('POST', 'previews/', { version: 'one' });
  const byPerson = () =>
    server.call('POST', 'releases/preview', {
      as: 'Admin',
      body: { app, version: 'one', days: 1 },
    });
  expect([(await byToken()).status, (await byPerson()).status]).toEqual([200, 200]);
  const limit = { kind: 'preview', most: 120, minutes: 60 };
  for (let made = 1; made < limit.most; made += 1) {
    expect(await takeAttempt(server.database, [{ limit, key: 'token CI' }])).toBe(0);
  }
  const { status, body } = await byToken();
  expect([status, body['message']]).toEqual([
    429,
    expect.stringMatching(/^Too many previews were made in a short time. Try again in \d+ min.$/),
  ]);
  expect((await byPerson()).status).toBe(200);
});

it('a preview to be ended is looked for by an id of bounded length', async () => {
  const end = (id: string) =>
    server.call('POST', 'releases/preview/end', { as: 'Admin', body: { app, id } });
  const { status, body } = await end('x'.repeat(101));
  expect([status, body['message']]).toEqual([400, "id can't be longer than 100 characters."]);
  expect((await end('x'.repeat(100))).status).toBe(404);
});

it('tokens beyond those that are listed are counted, and those in force come first', async () => {
  await server.database.query(
    `INSERT INTO deploy_tokens
       (app, name, token_hash, public_key, is_for_promotion, made_by, expires_at, revoked_at,
       revoked_by)
     SELECT 'shell', 'old ' || n, decode(md5(n::text) || md5(n::text), 'hex'), '', false, 'test',
       now() + interval '1 day', now(), 'test'
     FROM generate_series(1, 205) AS n`,
  );
  const { body } = await server.call('GET', 'deploy-tokens/', { as: 'Admin' });
  const { results, more } = body as { results: { name: string }[]; more: number };
  expect([results.length, more, results[0]?.name]).toEqual([200, 6, 'CI']);
});
