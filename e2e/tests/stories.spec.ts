import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { freePort } from '../../scripts/product/product.ts';
import { expect, test } from '../support/test.ts';

/** A page has one main landmark; the catalogue shows whole screens below each other. */
const pageRules = ['landmark-main-is-top-level', 'landmark-no-duplicate-main', 'landmark-unique'];
let url: string;
let server: ChildProcess;

test.beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['webpack/stories.ts'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DEV_PORT: String(port) },
    stdio: 'ignore',
  });
  const status = (): Promise<number> =>
    fetch(`${url}/catalogue.js`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 40_000 }).toBe(200);
});
test.afterAll(() => {
  server.kill('SIGTERM');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`every story is accessible in the ${scheme} scheme`, async ({ page }) => {
    await page.goto(url);
    await page.getByRole('combobox', { name: 'Scheme' }).selectOption(scheme);
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).disableRules(pageRules).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
    ).toEqual([]);
  });
}
