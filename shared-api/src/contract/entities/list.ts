/** Rows of a list page (docs/product/limits.md). */
export const pageSize = 25;

/** A list of the API (docs/product/calls.md). */
export interface ListResponse<T> {
  results: T[];
  /** Absolute path of the next page, null at the end. Its cursor is opaque. */
  next: string | null;
  previous: string | null;
  /** How many records the whole list has. */
  count: number;
  /** Dollar sum of the whole list for invoices; the count elsewhere. */
  total: number;
}

/**
 * Search text as it is sent: letters, digits, hyphens and spaces, lower-cased
 * (docs/product/validation.md).
 */
export const cleanSearch = (text: string): string =>
  text.replace(/[^\p{L}\p{N}\- ]/gu, '').toLowerCase();
