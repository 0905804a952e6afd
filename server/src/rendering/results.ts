import type { RenderedPage, ShownPage } from './messages.ts';
import { RenderFaultError } from './RenderFaultError.ts';

/** Maximum length of an address that a release gives. */
const maxAddress = 2000;

const isStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 200 && value <= 599;

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/') && value.length <= maxAddress;

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * Checks a rendered page, since a release's code may give anything.
 * @throws RenderFaultError
 */
export function asRenderedPage(value: unknown): RenderedPage {
  const { html, head, status } = fieldsOf(value);
  if (typeof html === 'string' && typeof head === 'string' && isStatus(status)) {
    return { html, head, status };
  }
  throw new RenderFaultError('result', 'it gave something that is no page');
}

/**
 * Checks the pages that addresses show.
 * @returns undefined if the release does not tell
 * @throws RenderFaultError
 */
export function asShownPages(value: unknown, count: number): ShownPage[] | undefined {
  if (value === null) return undefined;
  if (!Array.isArray(value) || value.length !== count) throw notPages();
  return value.map((each) => {
    const { address, status, movedTo } = fieldsOf(each);
    if (!isAddress(address) || !isStatus(status)) throw notPages();
    if (movedTo === undefined) return { address, status };
    // A redirect must not lead to another site.
    if (!isAddress(movedTo) || /^\/[/\\]/.test(movedTo)) throw notPages();
    return { address, status, movedTo };
  });
}

const notPages = (): RenderFaultError =>
  new RenderFaultError('result', 'it gave something that are no addresses');
