import { createServer, type Server } from 'node:http';
import { routes } from 'shared-api/contract/pages/paths';
import { freePort, startProduct, type Product } from '../../../scripts/product/product.ts';
import { expect, expectTakenOver, test } from '../../support/test.ts';

// A product whose public pages take files of releases from another origin, which has them from the product.
test.describe.configure({ mode: 'serial' });
let product: Product;
let cdn: Server;
let origin: string;
/** What the other origin makes of a file. */
let deliver = (text: Buffer, _file: string): Buffer => text;
test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  product = await startProduct({ ASSETS_ORIGIN: origin });
  cdn = createServer((request, response) => {
    const file = request.url ?? '/';
    if (!file.startsWith('/releases/')) {
      response.writeHead(404).end();
      return;
    }
    fetch(product.url + file, { headers: { 'accept-encoding': 'identity' } })
      .then(async (answer) => {
        for (const name of [
          ...['content-type', 'cache-control', 'access-control-allow-origin'],
          'cross-origin-resource-policy',
        ]) {
          const value = answer.headers.get(name);
          if (value !== null) response.setHeader(name, value);
        }
        response.statusCode = answer.status;
        response.end(deliver(Buffer.from(await answer.arrayBuffer()), file));
      })
      .catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => cdn.listen(port, '127.0.0.1', resolve));
});
test.afterAll(async () => {
  cdn.closeAllConnections();
  cdn.close();
  await product.stop();
});

test('the site comes from another origin, and leads into the office', async ({
  page,
  quietConsole: _quiet,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(product.url + routes.contact());
  await expectTakenOver(page);
  const scripts = asked.filter((url) => /public-site.*\.(?:js|css)$/.test(url));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => !url.startsWith(origin))).toEqual([]);
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(asked.some((url) => url.startsWith(`${origin}/releases/back-office/`))).toBe(true);
  await page.goto(`${product.url}/login`);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('what was altered there is not run: the page stays as the server has rendered it', async ({
  page,
}) => {
  deliver = (text, file) =>
    file.includes('/remoteEntry')
      ? Buffer.from(`document.title='altered';${text.toString()}`)
      : text;
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await page.goto(product.url + routes.contact());
  await refused;
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  expect(await page.title()).not.toBe('altered');
  deliver = (text) => text;
});
