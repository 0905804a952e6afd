import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { routes } from 'shared-api/contract/pages/paths';
import { freePort } from '../../../scripts/product/product.ts';
import { expect, test } from '../../support/test.ts';

const root = path.resolve(import.meta.dirname, '../../..');
let folder: string;
let url: string;
let server: ChildProcess;

// The sources that the test changes are a copy; its libraries, and what apps share, are the project's.
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(180_000);
  folder = await mkdtemp(path.join(tmpdir(), 'development-'));
  for (const app of ['shell', 'public-site', 'back-office', 'webpack']) {
    await cp(path.join(root, app), path.join(folder, app), {
      recursive: true,
      filter: (file) => !/[\\/](dist|node_modules)$/.test(file),
    });
  }
  await cp(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['webpack/dev.ts'], {
    cwd: folder,
    env: { ...process.env, DEV_TARGET: baseURL ?? '', DEV_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stdout?.on('data', (chunk) => (output += String(chunk)));
  server.stderr?.on('data', (chunk) => (output += String(chunk)));
  await expect
    .poll(
      () =>
        fetch(`${url}/__dev/back-office/remoteEntry.js`).then(
          ({ status }) => status,
          () => output,
        ),
      { timeout: 150_000 },
    )
    .toBe(200);
});
test.afterAll(async () => {
  server.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Changes a source of the copy. */
async function change(file: string, from: string, to: string): Promise<void> {
  const source = path.join(folder, 'public-site/src/features/contact', file);
  const text = await readFile(source, 'utf8');
  expect(text).toContain(from);
  await writeFile(source, text.replace(from, to));
}

test('changed components and texts appear in the open page, which keeps what was typed', async ({
  page,
}) => {
  await page.goto(url + routes.contact());
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Ada');
  await page.evaluate(() => (document.documentElement.dataset['loaded'] = 'once'));

  await change('ContactPage.tsx', '{texts.reach}', 'Ring us');
  await expect(page.getByRole('heading', { name: 'Ring us' })).toBeVisible();
  await change('ContactForm.tsx', '<FieldPair>', '<p>Off it goes</p><FieldPair>');
  await expect(page.getByText('Off it goes')).toBeVisible();
  await change('texts.en.ts', "hours: 'Opening hours'", "hours: 'When we are there'");
  await expect(page.getByRole('heading', { name: 'When we are there' })).toBeVisible();

  await expect(name).toHaveValue('Ada');
  await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
});
