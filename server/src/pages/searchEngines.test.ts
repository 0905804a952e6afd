import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

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

it('keeps private addresses out of search engines', async () => {
  const { body } = await server.app.inject('/robots.txt');
  for (const path of ['/api/', '/admin/', '/schedule/'])
    expect(body).toContain(`Disallow: ${path}`);
  expect(body).toContain('Sitemap: ');
});
