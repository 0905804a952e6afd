import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { endMotion } from './endMotion.ts';
import type { FinePages } from './FinePages.ts';
import { likenessOf } from './likeness.ts';
import { putAxeIn } from './putAxeIn.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const { version } = createRequire(import.meta.url)('axe-core/package.json') as { version: string };
/** All that decides what is found in a page: what an earlier version of it has passed is checked anew. */
const checkedBy = [version, ...tags, String(check)].join('\n');

/**
 * Checks a page with axe at WCAG 2.2 AA, unless one that is alike was checked before: several journeys lead through the
 * same page, and most pages are the same from one release to the next.
 * @param pages what was checked before; the same for all journeys of a trial
 * @returns a sentence per violation
 */
export async function violationsOn(page: Page, pages: FinePages): Promise<string[]> {
  await page.evaluate(endMotion);
  const likeness = await likenessOf(page, checkedBy);
  if (!pages.hasToBeChecked(likeness)) return [];
  await putAxeIn(page);
  const violations = await page.evaluate(check, tags);
  if (violations.length === 0) pages.keep(likeness);
  return violations.map(({ rule, elements }) => `not accessible (${rule}): ${elements}`);
}

/** Runs in the page. */
async function check(checked: string[]): Promise<{ rule: string; elements: string }[]> {
  // Further down, the fixed bar may lie over half of a field, which axe takes for a field too small.
  window.scrollTo({ top: 0, behavior: 'instant' });
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const { violations } = await inPage.run(document, {
    runOnly: checked,
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
  });
  return violations.map(({ id, nodes }) => ({
    rule: id,
    elements: nodes
      .map(({ html }) => html.slice(0, 120))
      .slice(0, 3)
      .join(' | '),
  }));
}
