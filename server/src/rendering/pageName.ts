import { sitePages } from 'shared-api/contract/pages/sitePages';

const known = new Set<string>(sitePages);

/**
 * What a page is called in logs and lists: its address, or of others the first segment, because what
 * follows may be a secret.
 */
export function pageName(path: string): string {
  if (known.has(path)) return path;
  const [, first = ''] = path.split('/', 2);
  return `/${first.slice(0, 40)}/…`;
}
