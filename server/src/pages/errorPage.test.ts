import { expect, it } from '@jest/globals';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';

const server = serverPerFile({ pageRateLimit: 20 });

const open = (url: string, method: 'GET' | 'POST' = 'GET') => server.app.inject({ url, method });

const facts = (html: string) => ({
  lang: /<html lang="([^"]+)">/.exec(html)?.[1],
  links: [...html.matchAll(/<a (?:class="phone" )?href="([^"]*)">([^<]+)</g)].map(
    ([, to, text]) => `${text} ${to}`,
  ),
});

const home = { en: 'Home page /', fr: 'Page d’accueil /fr' };
const phone = { en: '+1 519-555-0142', fr: '+1\u00a0519\u00a0555-0142' };
const call = (language: 'en' | 'fr') => `${phone[language]} tel:+15195550142`;

it.each([
  ['an address that cannot be decoded', '/fr/quote-answer/%', 400],
  ['an address with NUL', '/fr/quote-answer/%00', 400],
])('%s gets a page in its language, with ways on', async (_what, url, status) => {
  const answers = { en: await open(url.slice('/fr'.length)), fr: await open(url) };
  expect(answers.en.statusCode).toBe(status);
  expect(facts(answers.en.body)).toEqual({ lang: 'en-CA', links: [call('en'), home.en] });
  expect(answers.fr.statusCode).toBe(status);
  expect(facts(answers.fr.body)).toEqual({ lang: 'fr-CA', links: [call('fr'), home.fr] });
  const sentence = (html: string) => /<\/h1><p>([^<]+)</.exec(html)?.[1];
  expect(sentence(answers.en.body)).toMatch(/^This address cannot be read: .* Please check it\.$/);
  expect(answers.en.body).toMatch(/<title>That did not work – Northbank<\/title>/);
  expect(sentence(answers.fr.body)).not.toBe(sentence(answers.en.body));
});

it('a page that may come later can be asked for again', async () => {
  // The test server has no releases.
  const answer = await open('/fr/services-all');
  expect(answer.statusCode).toBe(503);
  expect(facts(answer.body).links).toEqual([call('fr'), 'Réessayer ', home.fr]);
  const styles = /<link rel="stylesheet" href="([^"]+)">/.exec(answer.body)?.[1] ?? '';
  expect((await open(styles)).headers['content-type']).toContain('text/css');
});

it('a form that nothing takes leads back', async () => {
  for (const url of ['/fr/all-quotes?kind=none', '/fr/nowhere']) {
    const answer = await open(url, 'POST');
    expect(answer.statusCode).toBe(404);
    expect(facts(answer.body)).toEqual({
      lang: 'fr-CA',
      links: [call('fr'), 'Revenir au formulaire ', home.fr],
    });
  }
});

it.each([
  ['of a type that no form has', 'text/csv', 'a,b', 'Ce formulaire n’est pas arrivé au complet.'],
  [
    'that is too large',
    'application/x-www-form-urlencoded',
    `message=${'x'.repeat(400_000)}`,
    'Ce formulaire est trop long.',
  ],
])('a form %s is refused in its language', async (_what, type, payload, sentence) => {
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: '/fr/contact-us',
    headers: { 'content-type': type },
    payload,
  });
  expect([413, 415]).toContain(statusCode);
  expect(body).toContain(sentence);
});

/** What the error page sends when its button is pressed. */
const keptIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
      ([, ...parts]) =>
        parts.map((part) =>
          part.replace(/&#(\d+);/g, (_whole, code: string) => String.fromCharCode(Number(code))),
        ),
    ),
  ) as object;

it.each(['/services/Janitorial/Carpet', '/all-quotes?kind=carpet', '/payment', '/student-special'])(
  'a form of %s that comes too often is kept',
  async (url) => {
    const send = (type = 'application/x-www-form-urlencoded') =>
      server.app.inject({
        method: 'POST',
        url,
        remoteAddress: '10.7.1.1',
        headers: { 'content-type': type },
        payload: 'email=ann%40example.com',
      });
    await Promise.all(Array.from({ length: 60 }, () => send()));
    const limited = await send();
    expect(limited.statusCode).toBe(429);
    expect(keptIn(limited.body)).toEqual({ email: 'ann@example.com' });
    const withFiles = await send('multipart/form-data; boundary=x');
    expect([429, 415]).toContain(withFiles.statusCode);
    expect(withFiles.body).not.toContain('kept on this page');
  },
);

it('a form that is refused for a moment is kept, and can be sent again as it was', async () => {
  const typed = {
    name: 'Ann "Annie" Lee',
    email: 'ann@example.com',
    subject: '<Windows> & doors',
    message: 'Two\r\nlines',
  };
  const send = (fields: object, remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: '/fr/contact-us',
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...fields }).toString(),
    });

  const incomplete = { ...typed, message: '' };
  // No page can be shown: the test server has no releases.
  const early = await send(incomplete, '10.7.0.1');
  expect(early.statusCode).toBe(503);
  expect(keptIn(early.body)).toEqual(incomplete);
  expect(early.body).toContain('<button>Envoyer de nouveau</button>');
  await Promise.all(Array.from({ length: 59 }, () => send(incomplete, '10.7.0.1')));
  const limited = await send(typed, '10.7.0.1');
  expect(limited.statusCode).toBe(429);
  expect(keptIn(limited.body)).toEqual(typed);
  const again = await send(keptIn(limited.body), '10.7.0.2');
  expect([again.statusCode, again.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/fr\/./),
  ]);
});

it('a program is answered in JSON', async () => {
  for (const url of ['/api/%', '/releases/shell/%', '/api/nothing', '/releases/shell/one/none']) {
    expect((await open(url)).headers['content-type']).toContain('application/json');
  }
});

it('too many requests get the page, too', async () => {
  let answer = await open('/fr');
  for (let count = 0; count < 20; count += 1) answer = await open('/fr');
  expect(answer.statusCode).toBe(429);
  expect(facts(answer.body)).toEqual({
    lang: 'fr-CA',
    links: [call('fr'), 'Réessayer ', home.fr],
  });
});
