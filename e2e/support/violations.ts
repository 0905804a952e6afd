import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { putAxeIn } from '../../scripts/releases/trial/putAxeIn.ts';

/** What axe looks for: everything, or only what another colour scheme can change. */
export type Looked = 'everything' | 'colours';

/** What axe is asked for: WCAG 2.2 AA, what else is good practice, and details of violations alone. */
const asked: Record<Looked, axe.RunOptions> = {
  everything: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
  },
  colours: {
    // The rules among them that read colours.
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
    resultTypes: ['violations'],
  },
};

/** Of a page without frames; one that comes only now, as a preview does, is not waited for. */
const withoutFrames: axe.RunOptions = {
  iframes: false,
  // No rule that is asked for reads stylesheets, which axe would load anew.
  preload: false,
};

/**
 * What axe finds wrong with a page. It looks from the page's top and goes back to where the page was:
 * anywhere else the fixed bar may lie over half of a field, which axe takes for a field too small.
 */
export async function violationsOn(
  page: Page,
  looked: Looked = 'everything',
): Promise<axe.Result[]> {
  const from = await page.evaluate(() => scrollY);
  await scrollTo(page, 0);
  const violations = await violationsInView(page, asked[looked]);
  await scrollTo(page, from);
  return violations;
}

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
  }, top);

async function violationsInView(page: Page, options: axe.RunOptions): Promise<axe.Result[]> {
  if (page.frames().length > 1) return violationsInFrames(page, options);
  // In the page itself. Axe's builder opens another page for each check, to put frames together.
  await putAxeIn(page);
  return page.evaluate(
    async (given) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      return (await inPage.run(document, given)).violations;
    },
    { ...options, ...withoutFrames },
  );
}

/** What axe finds wrong with a page and the frames in it. */
async function violationsInFrames(page: Page, options: axe.RunOptions): Promise<axe.Result[]> {
  // In the frame that shows a mail nothing may run, axe neither: it would wait for itself there. Left out also
  // where there is none yet, since a preview comes and goes while somebody types.
  const builder = new AxeBuilder({ page }).options(options).exclude('iframe[sandbox]');
  return (await builder.analyze()).violations;
}
