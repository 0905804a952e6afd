import type { Page } from '@playwright/test';
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
  const checkedBefore = new Set<string>();
  const found = () => violationsOn(page, checkedBefore);
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
