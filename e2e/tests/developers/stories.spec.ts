import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { runScript } from '../../../scripts/product/product.ts';
import { expect, test } from '../../support/test.ts';

/** What Storybook tells of a story once it is rendered, played and checked with axe. */
interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: {
    type: string;
    result: { passes?: unknown[]; violations?: { id: string; nodes: { html: string }[] }[] };
  }[];
}

/** How parts of Storybook talk to each other: events with data. */
interface Channel {
  emit(event: string, data: unknown): void;
  on(event: string, listener: (data: Finished) => void): void;
  off(event: string, listener: (data: Finished) => void): void;
  /** The data of the last such event, if there was one. */
  last(event: string): unknown;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

const site = 'http://storybook.test/';
let folder: string;
let stories: string[];

// By this name Storybook ends animations instead of waiting for them.
test.use({ userAgent: 'StorybookTestRunner' });
// Built once, for all tests below.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storybook-'));
  await runScript('webpack/storybook.ts', ['build', folder], {});
  const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  stories = Object.keys(index.entries).filter((id) => index.entries[id]?.type === 'story');
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Opens Storybook's static build as a web server would serve it. */
async function openStorybook(page: Page, address: string): Promise<void> {
  await page.route(`${site}**`, (route) =>
    route.fulfill({ path: path.join(folder, new URL(route.request().url()).pathname) }),
  );
  await page.goto(site + address);
}

const finish = (page: Page, storyId: string): Promise<Finished> =>
  page.evaluate(
    (id) =>
      new Promise<Finished>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const listener = (finished: Finished): void => {
          if (finished.storyId !== id) return;
          channel?.off('storyFinished', listener);
          resolve(finished);
        };
        channel?.on('storyFinished', listener);
        channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );

for (const scheme of ['light', 'dark'] as const) {
  test(`every story is accessible in the ${scheme} scheme`, async ({ page }) => {
    expect(stories.length).toBeGreaterThan(100);
    // The scheme of an address counts only where it names a story.
    const last = stories.at(-1) ?? '';
    await openStorybook(page, `iframe.html?viewMode=story&id=${last}&globals=scheme:${scheme}`);
    // Storybook loads the page again when a story is left before it is finished.
    await page.waitForFunction(
      () => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') !== undefined,
    );
    const complaints: string[] = [];
    for (const story of stories) {
      const { status, reporters } = await finish(page, story);
      const axe = reporters.find(({ type }) => type === 'a11y')?.result;
      if (status !== 'success') complaints.push(`${story}: failed`);
      if ((axe?.passes?.length ?? 0) === 0) complaints.push(`${story}: not checked`);
      for (const { id, nodes } of axe?.violations ?? []) {
        complaints.push(`${story}: ${id}: ${nodes.map((node) => node.html).join(' | ')}`);
      }
    }
    await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
    expect(complaints).toEqual([]);
  });
}
