/** Rows per list page (docs/product/limits.md). */
export const pageSize = 25;

/** A page of a list (docs/product/calls.md). */
export interface ListResponse<T> {
  results: T[];
  /** Absolute path of the next page, with an opaque cursor; null on the last page. */
  next: string | null;
  previous: string | null;
  /** Number of records in the whole list. */
  count: number;
  /** For invoices, the dollar sum of the whole list; for other entities, the count. */
  total: number;
}

/**
 * Normalises search text for sending: letters, digits, hyphens and spaces, in lower case
 * (docs/product/validation.md).
 */
export const cleanSearch = (text: string): string =>
  text.replace(/[^\p{L}\p{N}\- ]/gu, '').toLowerCase();
