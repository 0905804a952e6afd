import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What a window says where no answer came. */
export const unreached = /The server cannot be reached/;

/**
 * Lets the server do the next call of an address, and cuts the connection before its answer has come.
 * @param until what the cut waits for
 */
export async function loseAnswer(
  page: Page,
  path: string,
  until?: Promise<unknown>,
): Promise<void> {
  await page.route(
    `**/api/${path}`,
    async (route) => {
      const answer = await route.fetch();
      expect(answer.ok(), await answer.text()).toBe(true);
      await until;
      await route.abort();
    },
    { times: 1 },
  );
}
