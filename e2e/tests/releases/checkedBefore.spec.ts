import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { FinePages } from '../../../scripts/releases/trial/FinePages.ts';
import { likenessOf } from '../../../scripts/releases/trial/likeness.ts';
import { violationsOn } from '../../../scripts/releases/trial/violations.ts';
import { expect, test } from '../../support/test.ts';

/** Shows a page whose main part ends with some HTML. */
const show = (page: Page, html: string): Promise<void> =>
  page.setContent(
    `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${html}</main></html>`,
  );

test('a trial checks a page once, and again as soon as anything in it is different', async ({
  page,
}) => {
  const pages = FinePages.ofOneTrial();
  const found = () => violationsOn(page, pages);
  await show(page, '');
  expect(await found()).toEqual([]);
  await show(page, '<img src="data:,">');
  expect(await found()).toEqual([expect.stringContaining('not accessible (image-alt)')]);
  expect(await found()).toEqual([]);
  await show(page, '<input>');
  expect(await found()).toEqual([expect.stringContaining('not accessible (label)')]);
  await show(page, '<p class="faint">Faint</p>');
  expect(await found()).toEqual([]);
  // The same elements with another stylesheet.
  await page.addStyleTag({ content: '.faint { color: #ddd; background: #fff }' });
  expect(await found()).toEqual([expect.stringContaining('not accessible (color-contrast)')]);
});

test('a page is like that of another version of its app, and like none with another stylesheet', async ({
  page,
}) => {
  const like = async (version: string, sheet: string, says = 'A page'): Promise<string> => {
    // The page names the hashes of some files alone.
    const hash = `sha256-${createHash('sha256').update(sheet).digest('base64')}`;
    const integrity = version === 'unnamed' ? '' : hash;
    const folder = `/releases/public-site/${version}`;
    await page.route(`**${folder}/a.css`, (route) =>
      route.fulfill({ body: sheet, contentType: 'text/css' }),
    );
    await page.route('**/contact-us', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>${says}</title>
          <link rel="stylesheet" href="${folder}/a.css" integrity="${integrity}">
          <script src="${folder}/a.js"></script><main><img alt="" src="${folder}/a.svg"></main>`,
      }),
    );
    await page.goto('/contact-us');
    return likenessOf(page, 'axe 1');
  };
  const first = await like('one', 'p { color: red }');
  expect(await like('two', 'p { color: red }')).toBe(first);
  expect(await likenessOf(page, 'axe 2')).not.toBe(first);
  expect(await like('three', 'p { color: blue }')).not.toBe(first);
  expect(await like('four', 'p { color: red }', 'Another')).not.toBe(first);
  const unnamed = await like('unnamed', 'p { color: red }');
  expect(await like('unnamed', 'p { color: blue }')).not.toBe(unnamed);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await like('five', 'p { color: red }')).not.toBe(first);
});
