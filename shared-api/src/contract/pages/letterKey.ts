import { uuid } from '../values/uuid.ts';

const fragment = '#letter=';

/**
 * Address of a page as a mail links to it, so that the office can be told that the mail was opened. A
 * fragment: it stays out of logs, and every release of the page fills in the rest as before.
 * @param key of the document that the mail is about; none in mails that nobody is to be told of
 */
export const fromLetter = (href: string, key: string | undefined): string =>
  key === undefined ? href : `${href}${fragment}${key}`;

/** The key of the document whose mail led here. @param hash of the page's address */
export function letterKeyIn(hash: string): string | undefined {
  const key = hash.startsWith(fragment) ? hash.slice(fragment.length) : '';
  return uuid.test(key) ? key : undefined;
}
