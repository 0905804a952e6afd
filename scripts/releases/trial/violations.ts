import { createHash } from 'node:crypto';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { endMotion } from './endMotion.ts';
import { inOrder } from './inOrder.ts';
import { putAxeIn } from './putAxeIn.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks a page with axe at WCAG 2.2 AA, unless one that is the same in every element, attribute and stylesheet was
 * checked before: several journeys lead through the same page.
 * @param checkedBefore what each page was like; the same for all journeys of a trial
 * @returns a sentence per violation
 */
export async function violationsOn(page: Page, checkedBefore: Set<string>): Promise<string[]> {
  await page.evaluate(endMotion);
  const likeness = createHash('sha256')
    .update(inOrder(await page.evaluate(likenessOf)))
    .digest('base64');
  if (checkedBefore.has(likeness)) return [];
  // Before it is checked: other journeys may come to the same page meanwhile.
  checkedBefore.add(likeness);
  await putAxeIn(page);
  const violations = await page.evaluate(check, tags);
  return violations.map(({ rule, elements }) => `not accessible (${rule}): ${elements}`);
}

/** Runs in the page: all that axe goes by. */
function likenessOf(): string {
  const styles = [...document.styleSheets].map(({ href, media }) => `${href} ${media.mediaText}`);
  return [location.pathname, ...styles, document.documentElement.outerHTML].join('\n');
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
