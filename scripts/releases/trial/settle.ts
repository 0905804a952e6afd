import type { Page } from 'playwright-core';
import { defaultLanguage, languages } from 'shared-api/contract/values/language';

const prefixes = languages
  .filter((language) => language !== defaultLanguage)
  .map((language) => `/${language}`);

/**
 * Waits until a page is hydrated and shows no loading indicator.
 * @returns whether it shows something else than the error screen
 */
export async function settle(page: Page): Promise<boolean> {
  const state = await page.waitForFunction(stateOfPage, prefixes);
  return (await state.jsonValue()) === 'ready';
}

/** Runs in the page. */
function stateOfPage(languagePrefixes: string[]): 'ready' | 'failed' | false {
  const heading = document.querySelector('h1');
  if (heading?.textContent === 'Unexpected Application Error') return 'failed';
  const { app, page } = document.documentElement.dataset;
  if (app === undefined || !heading) return false;
  if (app === 'public_site') {
    const { pathname } = location;
    const prefix = languagePrefixes.find(
      (one) => pathname === one || pathname.startsWith(`${one}/`),
    );
    if (page !== (pathname.slice(prefix?.length ?? 0) || '/')) return false;
    if (document.querySelector('form:not([data-live])')) return false;
  }
  const isLoading = [...document.querySelectorAll('[role=status]')].some((element) =>
    /loading/i.test(element.getAttribute('aria-label') ?? element.textContent),
  );
  return isLoading ? false : 'ready';
}
