import { beforeAll, expect, it } from '@jest/globals';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { putSmallRelease, releaseInBothLanguages } from '../../harness/testing/smallRelease.ts';

const server = serverPerFile();
beforeAll(() => releaseInBothLanguages(server));

it('finds every public page in the site map, by its whole address', async () => {
  const { body, headers } = await server.app.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('xml');
  const found = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toHaveLength(2 * 35);
  const { siteUrl } = server.company;
  expect(found).toContain(`${siteUrl}/fr/services/Janitorial/Post%20Construction`);
  expect(found).toContain(`${siteUrl}/services/Janitorial/Post%20Construction`);
  expect(found.every((address) => address?.startsWith(siteUrl))).toBe(true);
});

it('finds no page in a language that the live releases do not have', async () => {
  await server.store.makeLive('public-site', 'english');
  const { body } = await server.app.inject('/sitemap.xml');
  expect(body).toContain(`<loc>${server.company.siteUrl}/payment</loc>`);
  expect(body).not.toContain('/fr');
  expect(body).not.toContain('hreflang="fr-CA"');
});

it('finds no page that the live release does not have, such as of films beyond those of the company', async () => {
  await putSmallRelease(server.store, {
    folder: server.folder,
    app: 'public-site',
    version: 'one-film',
    prerender: `exports.render = async () => ({ html: '', head: '', status: 200 });
      exports.pageOf = (path) => ({ address: path, status: /gallery.([2-9]|1.)/.test(path) ? 404 : 200 });`,
  });
  await server.store.makeLive('public-site', 'one-film');
  const { body } = await server.app.inject('/sitemap.xml');
  expect(body.match(/\/gallery\/\d+<\/loc>/g)).toEqual(['/gallery/1</loc>']);
});

it('keeps private addresses out of search engines', async () => {
  const { body } = await server.app.inject('/robots.txt');
  const secret = ['/quote-answer/', '/payment-receipt/', '/request-sent/'];
  for (const path of [
    ...['/api/', '/admin/', '/schedule/'],
    ...secret,
    ...secret.map((one) => `/fr${one}`),
  ])
    expect(body).toContain(`Disallow: ${path}`);
  expect(body).toContain('Sitemap: ');
});

it.each([
  ['/site.webmanifest', 'en-CA', '/'],
  ['/fr/site.webmanifest', 'fr-CA', '/fr'],
])('what is installed with %s is in %s and opens in it', async (url, lang, start) => {
  const { headers, body } = await server.app.inject(url);
  expect(headers['content-type']).toContain('application/manifest+json');
  expect(JSON.parse(body)).toMatchObject({ lang, start_url: start });
});
