import contract from 'shared-api/contract.json' with { type: 'json' };
import { appNames, type Release } from 'shared-api/contract/releases/release';
import { runScript, startProduct, type Product } from '../../../scripts/product/product.ts';
import { releasesOf } from '../../../scripts/product/releases.ts';
import { admit } from '../../../scripts/releases/admit.ts';
import { releaseLimit } from '../../support/limits.ts';
import { inAMonth } from '../../support/quotes.ts';
import { withContract } from '../../support/releases.ts';
import { expect, logIn, openTakenOver, test } from '../../support/test.ts';

test.describe.configure({ timeout: releaseLimit });
let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

const next = `${Number(contract.version.split('.')[0]) + 1}.0.0`;
const actor = { by: 'team', forced: undefined };

test('a contract without a field goes live and back as a set, without force, while people work', async ({
  browser,
}) => {
  const { store, another, live } = releasesOf(product);
  const before = await Promise.all(appNames.map(live));
  const releases: Release[] = [];
  for (const app of appNames) {
    const version = await another(app, `less-${app}`, { ...withContract(next), isTried: false });
    releases.push(await store.release(app, version));
  }
  // Alone, each of them is refused.
  for (const release of releases) {
    await expect(admit(store, [release], actor)).rejects.toThrow('shared libraries');
  }

  const context = await browser.newContext({ baseURL: product.url });
  const visitor = await context.newPage();
  await openTakenOver(visitor, '/services/Janitorial/Carpet');
  await visitor.getByLabel('Email').fill('between@example.com');
  const office = await (await browser.newContext({ baseURL: product.url })).newPage();
  await logIn(office, 'admin');
  await office.goto('/admin/clients/1');
  await office.getByLabel('Phone').first().fill('(519) 555-0199');

  await admit(store, releases, actor);
  const seen = new Set<string>();
  const look = async (): Promise<string> => {
    const header = (await fetch(product.url)).headers.get('x-releases') ?? '';
    seen.add(header);
    return header;
  };
  await look();
  await store.makeSetLive(releases, actor);
  const after = releases.map(({ app, version }) => `${app}=${version}`).join(', ');
  await expect.poll(look).toBe(after);

  // Pages that are open go on as they began, and new ones are whole.
  await visitor.getByLabel('Date').fill(inAMonth());
  await visitor.getByRole('button', { name: 'More: Rooms' }).click();
  await visitor.getByRole('button', { name: 'More: Rooms' }).click();
  await visitor.getByRole('button', { name: 'More: Rooms' }).click();
  await visitor.getByRole('button', { name: 'Get my quote' }).click();
  await expect(visitor.getByRole('heading', { name: /^Quote #\d{5}$/ })).toBeVisible();
  await office.getByRole('button', { name: 'Update' }).click();
  await expect(office.getByRole('status').filter({ hasText: /updated|saved/i })).toBeVisible();
  await openTakenOver(visitor, '/contact-us');

  const output = await runScript('scripts/releases/rollback.ts', [...appNames], {
    DATA_DIR: product.dataDir,
    RELEASED_BY: 'team',
  });
  for (const [index, app] of appNames.entries()) {
    expect(output).toContain(`${app} ${before[index]} is live again`);
  }
  const back = appNames.map((app, index) => `${app}=${before[index]}`).join(', ');
  await expect.poll(look).toBe(back);
  // At no moment anybody was given a part of the set.
  expect(seen).toEqual(new Set([back, after]));
  await openTakenOver(visitor, '/contact-us');
});
