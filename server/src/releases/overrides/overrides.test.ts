import { expect, it } from '@jest/globals';
import { machine, Overriding } from '../../../harness/testing/releases/Overriding.ts';
import { policyWith } from './withOverrides.ts';

const on = new Overriding();

const bootOf = (html: string): { apps: Record<string, unknown>; prerendered: boolean } =>
  JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as never;

it('gives one browser the app from its own machine, not rendered, not kept, and says so', async () => {
  const cookie = await on.begin(await on.logIn());
  const page = await on.open(cookie);
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('released');
  expect(page.body).not.toContain('/releases/public-site/');
  expect(page.body).toContain('/releases/shell/one/main.js');
  const { apps, prerendered } = bootOf(page.body);
  expect(prerendered).toBe(false);
  expect(apps['public_site']).toEqual({
    entry: `${machine}/__dev/public-site/remoteEntry.js`,
    styles: [],
    version: 'override',
  });
  expect(apps['back_office']).toMatchObject({ version: 'one' });
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-releases': 'shell=one, public-site=override, back-office=one',
  });
  expect(page.body).toContain('aria-label="From your machine"');
  expect(page.body).toContain(`<code>${machine}</code>`);
  await on.expectReleased('');
});

it('allows exactly that origin, in that page', async () => {
  const cookie = await on.begin(await on.logIn());
  const policyOf = async (sent: string) =>
    Object.fromEntries(
      String((await on.open(sent)).headers['content-security-policy'])
        .split(';')
        .map((directive) => directive.split(' '))
        .map(([name = '', ...sources]) => [name, sources]),
    ) as Record<string, string[]>;
  const [own, others] = [await policyOf(cookie), await policyOf('')];
  const added = Object.fromEntries(
    Object.entries(own).flatMap(([name, sources]) => {
      const more = sources.filter((source) => !others[name]?.includes(source));
      return more.length > 0 ? [[name, more]] : [];
    }),
  );
  const origin = [machine];
  expect(added).toEqual({
    ...{ 'script-src': origin, 'style-src': origin, 'img-src': origin, 'font-src': origin },
    ...{ 'media-src': origin, 'connect-src': [machine, 'ws://localhost:8082'] },
  });
  expect(Object.keys(own)).toEqual(Object.keys(others));
  // Neither a call nor a file is a page.
  for (const url of ['/api/company/', '/releases/shell/one/main.js', '/override/badge.js']) {
    expect((await on.open(cookie, url)).headers['content-security-policy']).not.toContain(machine);
  }
});

it('shows it at French addresses, in pages of the office, and in answers to forms', async () => {
  const cookie = await on.begin(await on.logIn());
  const french = await on.open(cookie, '/fr/contact-us');
  expect(french.body).toContain('<html lang="fr-CA">');
  expect(french.body).toContain(machine);
  const office = await on.open(cookie, '/admin/leads');
  expect(office.body).toContain('/releases/back-office/one/main.js');
  expect(office.body).toContain('From your machine');
  const answer = await on.open(cookie, '/contact-us', {
    method: 'POST',
    payload: 'name=',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('From your machine');
  expect(answer.headers['content-security-policy']).toContain(machine);
  expect(answer.headers['cache-control']).toContain('no-store');
});

it('two apps come from two machines at once', async () => {
  const headers = await on.logIn();
  const office = await on.begin(headers, { app: 'back-office', origin: 'http://127.0.0.1:8083' });
  const page = await on.open(`${await on.begin(headers)}; ${office}`);
  expect(page.body).toContain(machine);
  expect(page.body).toContain('http://127.0.0.1:8083/__dev/back-office/remoteEntry.js');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' ${machine} http://127.0.0.1:8083`);
});

it('no other browser is touched by it, however many ask at the same time', async () => {
  const cookie = await on.begin(await on.logIn());
  await on.server.store.makeLive('public-site', 'one');
  const asked = Array.from({ length: 80 }, (_, index) =>
    index % 2 === 0
      ? on.open(cookie, '/contact-us')
      : on.open(index % 4 === 1 ? '' : 'a=b', '/contact-us'),
  );
  for (const [index, page] of (await Promise.all(asked)).entries()) {
    const isOwn = index % 2 === 0;
    expect(page.body.includes(machine)).toBe(isOwn);
    expect(page.body.includes('<p>released</p>')).toBe(!isOwn);
    expect(String(page.headers['content-security-policy']).includes(machine)).toBe(isOwn);
    expect(page.headers['cache-control']).toBe(isOwn ? 'private, no-store' : 'no-cache');
  }
});

it('a policy keeps whatever it had', () => {
  expect(
    policyWith("default-src 'none';script-src 'self';upgrade-insecure-requests", [machine]),
  ).toBe(`default-src 'none';script-src 'self' ${machine};upgrade-insecure-requests`);
});
