import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  test,
} from '../../support/test.ts';
import { violationsOn } from '../../support/violations.ts';

test('what is not accessible in a page is found, each time that it is looked for', async ({
  page,
}) => {
  const show = (html: string): Promise<void> =>
    page.setContent(`<html lang="en"><title>A page</title><main><h1>A page</h1>${html}</main>`);
  await show('<img src="data:,"><p style="color:#ccc;background:#fff">Hardly legible</p>');
  for (let time = 0; time < 2; time += 1) {
    const found = await violationsOn(page);
    expect(found.map(({ id }) => id).sort()).toEqual(['color-contrast', 'image-alt']);
    expect(found.map(({ nodes }) => nodes[0]?.html).join()).toContain('<img src="data:,">');
  }
  await show('<p>Well legible</p>');
  expect(await violationsOn(page)).toEqual([]);
});

test('what fades in is looked at as it stays, and what never ends is left', async ({ page }) => {
  await page.setContent(`<html lang="en"><title>A page</title>
    <style>
      @keyframes arrive { from { opacity: 0 } }
      @keyframes turn { to { rotate: 1turn } }
      .message { animation: arrive 60s }
      .wheel { animation: turn 1s infinite }
      .bar { animation: arrive linear both; animation-timeline: scroll(root) }
    </style>
    <main><h1>A page</h1><p class="message">Saved</p><p class="wheel">Waiting</p><p class="bar"></p></main>`);
  await expectAccessible(page);
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBeGreaterThan(0);
});

test('colours are looked at in both schemes', async ({ page }) => {
  for (const scheme of ['light', 'dark']) {
    await page.setContent(`<html lang="en"><title>A page</title>
      <style>
        :root { color-scheme: light dark }
        @media (prefers-color-scheme: ${scheme}) { p { color: #777; background: #888 } }
      </style>
      <main><h1>A page</h1><p>Hardly legible</p></main>`);
    await expect(expectAccessibleInBothSchemes(page)).rejects.toThrow('color-contrast');
  }
});

test('a frame in which nothing may run is not waited for', async ({ page }) => {
  await page.setContent(`<html lang="en"><title>A page</title>
    <main><h1>A page</h1><iframe sandbox srcdoc="A letter" title="Letter"></iframe></main>`);
  expect(await violationsOn(page)).toEqual([]);
});
