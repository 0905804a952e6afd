import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildToSend,
  hex,
  pipelineFor,
  pipelineWith,
} from '../../../harness/testing/releases/sentReleases.ts';
import { serverPerFile } from '../../../harness/testing/serverPerFile.ts';

const server = serverPerFile();
let site: Awaited<ReturnType<typeof pipelineFor>>;
beforeAll(async () => {
  site = await pipelineFor(server, 'public-site', 'CI of the site');
});

const stored = (version: string) => server.store.states['public-site'].stored[version];

describe('a pipeline with a token', () => {
  it('sends a release, which goes live in its name', async () => {
    const build = buildToSend('public-site', 'first');
    expect((await site.send(build)).body).toEqual({ version: 'first', refusals: [] });
    expect(stored('first')).toMatchObject({ by: 'token CI of the site' });
    const live = await site.call('POST', 'live', { version: 'first', way: 'release' });
    expect(live.body).toEqual({ message: 'public-site first is live.' });
    expect(server.store.states['public-site'].live).toMatchObject({
      version: 'first',
      by: 'token CI of the site',
    });
    const { body } = await server.call('GET', 'deploy-tokens/', { as: 'Admin' });
    expect(body['results']).toMatchObject([
      { name: 'CI of the site', usedFrom: '127.0.0.1', usedAt: expect.any(Number) },
    ]);
    expect(JSON.stringify(body)).not.toContain(site.token.split('.')[0]);
  });

  it('is asked for the files that are not there, and goes on where it was cut off', async () => {
    const build = buildToSend('public-site', 'second');
    const begun = (await site.begin(build)).body as { upload: string; missing: string[] };
    // The logo and the contract are those of the live release.
    expect(begun.missing).toHaveLength(2);
    const script = build.files['browser/main.js'] ?? Buffer.alloc(0);
    const address = `uploads/${begun.upload}`;
    await site.call('PUT', `${address}/files/${hex(script)}`, script);
    const early = await site.call('POST', `${address}/finish`);
    expect([early.status, early.text]).toEqual([
      409,
      expect.stringContaining('A file of this upload has not arrived (browser/main.js.br).'),
    ]);
    expect(stored('second')).toBeUndefined();
    const again = (await site.begin(build)).body;
    expect(again).toMatchObject({ upload: begun.upload, isStored: false });
    expect(again['missing']).toHaveLength(1);
    expect((await site.send(build)).status).toBe(200);
    expect((await site.begin(build)).body).toMatchObject({ isStored: true, missing: [] });
  });

  it('needs the record of a trial, goes live with it, and goes back without', async () => {
    const live = { version: 'second', way: 'release' };
    const refused = await site.call('POST', 'live', live);
    expect(refused.status).toBe(409);
    expect(refused.body['refusals']).toMatchObject([
      { found: ['public-site second was never live, and has not been tried in a browser.'] },
    ]);
    await site.call('POST', 'trials/', { version: 'second', against: [], refusals: [] });
    expect((await site.call('POST', 'live', live)).status).toBe(200);
    expect((await site.call('GET', '')).body).toMatchObject({ live: 'second', previous: 'first' });
    const back = await site.call('POST', 'live', { version: 'first', way: 'rollback' });
    expect(back.status).toBe(200);
    expect(server.store.states['public-site'].history.map(({ way }) => way)).toEqual([
      'rollback',
      'release',
      'release',
    ]);
  });

  it('is told what the server refuses before it sends the files', async () => {
    const contract = '{"version":"9.0.0","calls":{"none":{}},"client":[]}';
    const build = buildToSend('public-site', 'early', {
      files: { 'contract.json': Buffer.from(contract) },
      budgets: [{ part: 'all', bytes: 3_000, limit: 2_000 }],
    });
    const { upload } = (await site.begin(build)).body as { upload: string };
    expect((await site.call('POST', `uploads/${upload}/check`)).status).toBe(409);
    const text = Buffer.from(contract);
    await site.call('PUT', `uploads/${upload}/files/${hex(text)}`, text);
    const { body } = await site.call('POST', `uploads/${upload}/check`);
    expect(body['refusals']).toMatchObject([{ check: 'size' }]);
  });
});

describe('what a pipeline sends wrong', () => {
  const found = Array.from({ length: 51 }, (_, index) => `finding ${index}`);
  const refusal = { check: 'journeys', found: ['x'], cure: 'y' };
  const other = { app: 'shell', version: 'one', contract: '1.0.0' };
  const trial = { version: 'second', against: [], refusals: [] };
  const live = { version: 'second', way: 'release' };

  it.each([
    [
      'trials/',
      { ...trial, against: Array.from({ length: 4 }, () => other) },
      'against names each app',
    ],
    ['trials/', { ...trial, against: 'shell' }, 'against is not of the right type.'],
    [
      'trials/',
      { ...trial, refusals: Array.from({ length: 11 }, () => refusal) },
      'refusals may be of 10 checks at most: sum up',
    ],
    [
      'trials/',
      { ...trial, refusals: [{ ...refusal, found }] },
      'refusals[0].found: a check may have 50 findings at most. Send',
    ],
    [
      'trials/',
      { ...trial, triedOn: 'x'.repeat(201) },
      "triedOn can't be longer than 200 characters.",
    ],
    [
      'live',
      { ...live, percent: 5, steps: Array.from({ length: 11 }, () => 5) },
      'steps may be 10 percentages at most: leave',
    ],
    [
      'trials/',
      { ...trial, against: [other, { ...other, version: 7 }] },
      'against[1].version must be text.',
    ],
    [
      'sets/',
      { ...live, others: [{ token: 'x', version: 'two' }, { token: 'y' }] },
      'others[1].version is missing.',
    ],
    ['live', { ...live, percent: 100 }, 'percent must be from 0 to 99.'],
    ['live', { ...live, force: '' }, 'force must be text: why the refusal is overridden.'],
    ['live', { ...live, force: ' \t' }, 'force must be text: why the refusal is overridden.'],
    ['live', { ...live, way: 'onwards' }, 'way must be one of: release, rollback.'],
    ['previews/end', { id: 'x'.repeat(101) }, "id can't be longer than 100 characters."],
  ])('to %s is refused by its field: %j', async (call, body, sentence) => {
    const { status, body: answered } = await site.call('POST', call, body);
    const errors = answered['errors'] as Record<string, string>;
    expect(status).toBe(400);
    expect(Object.values(errors)).toEqual([expect.stringContaining(sentence)]);
    expect(Object.keys(errors)).toHaveLength(1);
  });
});

describe('a token', () => {
  it('is for one app', async () => {
    const other = await site.send(buildToSend('shell', 'first'));
    expect([other.status, other.text]).toEqual([
      403,
      expect.stringContaining('is for public-site, and cannot release shell'),
    ]);
    const shell = await pipelineFor(server, 'shell', 'CI of the shell');
    const { upload } = (await site.begin(buildToSend('public-site', 'second'))).body;
    expect((await shell.call('POST', `uploads/${String(upload)}/finish`)).status).toBe(404);
    expect((await shell.call('POST', 'live', { version: 'first', way: 'release' })).status).toBe(
      404,
    );
    expect((await shell.call('GET', 'releases/public-site/second')).status).toBe(403);
    expect((await shell.call('GET', 'releases/public-site/first')).status).toBe(200);
    const asStaff = { authorization: `Bearer ${shell.token.split('.')[0]}` };
    expect((await server.call('GET', 'releases/', { headers: asStaff })).status).toBe(401);
  });

  it('that is missing, unknown, revoked or expired is refused with what to do', async () => {
    const refusal = async (token: string) =>
      (await pipelineWith(server, token).call('GET', '')).text;
    expect((await server.call('GET', 'deploy/')).text).toContain('needs a deploy token');
    expect(await refusal('deploy_unknown')).toContain('not known here');
    const gone = await pipelineFor(server, 'shell', 'gone');
    const revoke = () => server.call('POST', `deploy-tokens/${gone.id}/revoke`, { as: 'Admin' });
    expect((await revoke()).body['message']).toContain('gone is revoked');
    expect((await revoke()).status).toBe(409);
    expect(await refusal(gone.token)).toContain('was revoked by test-admin');
    const old = await pipelineFor(server, 'shell', 'old');
    await server.database.query(
      "UPDATE deploy_tokens SET expires_at = now() - interval '1 day' WHERE id = $1",
      [old.id],
    );
    expect(await refusal(old.token)).toMatch(
      /expired on [A-Z][a-z]{2}\.? \d{1,2}, 20\d\d\. An owner makes/,
    );
    const taken = await server.call('POST', 'deploy-tokens/', {
      as: 'Admin',
      body: { app: 'shell', name: 'gone', days: 1 },
    });
    expect(taken.status).toBe(409);
  });

  it('that is guessed at is refused like log-ins, and a good one goes on', async () => {
    const guess = () => pipelineWith(server, `deploy_${'x'.repeat(43)}`).call('GET', '');
    const answers = await Promise.all(Array.from({ length: 40 }, guess));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(30);
    expect((await guess()).status).toBe(429);
    expect((await site.call('GET', '')).status).toBe(200);
  });
});
