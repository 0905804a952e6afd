import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { inOrder } from './inOrder.ts';

/** What names a file of a release: the same one has another address in each version of its app. */
const versions = /(\/releases\/[\w-]+\/)[\w.-]+(?=\/)/g;
/** Scripts and links: no rule reads what stands in them, and stylesheets are compared by what they hold. */
const unread = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b(?:"[^"]*"|[^">])*>/g;

/**
 * What a page is like in all that axe goes by: every element, attribute and stylesheet, the window, the browser. Pages of
 * two versions of an app are alike where the change between them does not show.
 * @param checkedBy what checks it, such as the version of axe
 * @returns a hash
 */
export async function likenessOf(page: Page, checkedBy: string): Promise<string> {
  const { html, around } = await page.evaluate(seen);
  const like = inOrder(html.replace(unread, '').replace(versions, '$1'));
  const browser = page.context().browser()?.version() ?? '';
  return createHash('sha256')
    .update([checkedBy, browser, ...around, like].join('\n'))
    .digest('base64');
}

/** Runs in the page. */
function seen(): { html: string; around: string[] } {
  // By the file's hash where the page names it: an address may stay the same when what stands there changes.
  const contentOf = ({ ownerNode, cssRules }: CSSStyleSheet): string =>
    (ownerNode instanceof HTMLLinkElement && ownerNode.integrity) ||
    [...cssRules].map(({ cssText }) => cssText).join('\n');
  const sheets = [...document.styleSheets].map(
    (sheet) => `${contentOf(sheet)} ${sheet.media.mediaText}`,
  );
  const preferences = ['(prefers-color-scheme: dark)', '(prefers-reduced-motion)'].map((query) =>
    String(matchMedia(query).matches),
  );
  return {
    html: document.documentElement.outerHTML,
    around: [location.pathname, `${innerWidth} ${innerHeight}`, ...preferences, ...sheets],
  };
}
