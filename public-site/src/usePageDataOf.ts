import type { PageData } from 'shared-api/contract/pages/pageData';
import { usePageData } from 'shared-api/store';

/** A path as a person reads it: the server and the router encode it differently. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * What the server rendered the page at this path with; undefined once the visitor has gone on to
 * another page.
 * @param path without the language
 * @param field one that this data always has; a page may be rendered with different data
 */
export function usePageDataOf<Data extends PageData>(
  path: string,
  field: keyof Data & string,
): Data | undefined {
  const data = usePageData() as Data | undefined;
  return data && field in data && decoded(data.path) === decoded(path) ? data : undefined;
}
