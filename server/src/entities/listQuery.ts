import { cleanSearch, pageSize } from 'shared-api/contract/entities/list';
import { largestId } from 'shared-api/contract/fields/fields';
import { isDay } from 'shared-api/contract/fields/isDay';
import { wholeView } from 'shared-api/contract/entities/listViews';
import { invalidInput } from '../HttpError.ts';
import { readCursor, type Cursor } from './cursor.ts';
import type { EntitySource, Filter } from './EntitySource.ts';
import type { Refusal } from '../refusals/texts.ts';
import type { View } from './views/ListViews.ts';

/** A validated list request. */
export interface ListQuery {
  search: string;
  filters: { matches: Filter['matches']; value: string | boolean | number }[];
  /** SQL condition of the view; the whole list if not given. */
  view: string | undefined;
  /** The employee who asks; nothing is theirs if null. */
  own: number | null;
  /** The sort order; the entity's default if not given. */
  order: EntitySource['order'];
  pageSize: number;
  /** A 1-based page number, or a cursor. */
  page: number;
  cursor: Cursor | undefined;
  /** The other query parameters, to build `next`. */
  rest: URLSearchParams;
}

const largestPage = 100;

function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (!/^\d{1,10}$/.test(text) || value < 1 || value > max) {
    throw invalidInput({ [name]: { code: 'notWhole', params: { max } } });
  }
  return value;
}

function day(name: string, text: string): string {
  // PostgreSQL has no year 0.
  if (isDay(text) && text >= '0001') return text;
  throw invalidInput({ [name]: { code: 'notDayShort' } });
}

function filterValue(
  name: string,
  { kind, words }: Filter,
  text: string,
): string | boolean | number {
  if (kind === 'id') return wholeNumber(name, text, largestId);
  if (words?.includes(text) === false) {
    throw invalidInput({ [name]: { code: 'notAmong', params: { options: [...words] } } });
  }
  if (kind === 'text') return text;
  if (kind === 'day') return day(name, text);
  if (text === 'true' || text === 'false') return text === 'true';
  throw invalidInput({ [name]: { code: 'notFlag' } });
}

/** `sort=price` ascends, `sort=-price` descends. */
function sortOf({ sorts }: EntitySource, text: string): EntitySource['order'] {
  const descending = text.startsWith('-');
  const name = descending ? text.slice(1) : text;
  const key = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  if (key) return { ...key, descending };
  throw invalidInput({ sort: { code: 'notAmong', params: { options: Object.keys(sorts) } } });
}

/** The view of a name; undefined for the whole list. */
function viewOf({ views = {} }: EntitySource, name: string): View | undefined {
  if (name === wholeView) return undefined;
  const view = Object.hasOwn(views, name) ? views[name] : undefined;
  if (view) return view;
  const options = [...Object.keys(views), wholeView];
  throw invalidInput({ view: { code: 'notAmong', params: { options } } });
}

/**
 * Validates the query of a list or search; unknown parameters are refused.
 * @param own the employee who asks
 * @throws HttpError 400 naming the parameter
 */
export function readListQuery(
  source: EntitySource,
  query: Record<string, unknown>,
  isSearch: boolean,
  own: number | null,
): ListQuery {
  const result: ListQuery = {
    search: '',
    filters: [],
    view: undefined,
    own,
    order: source.order,
    pageSize,
    page: 1,
    cursor: undefined,
    rest: new URLSearchParams(),
  };
  let cursor: string | undefined;
  let view: View | undefined;
  const unknown = new Map<string, Refusal>();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string') {
      throw invalidInput({ [name]: { code: 'parameterTwice' } });
    }
    const filter = Object.hasOwn(source.filters, name) ? source.filters[name] : undefined;
    if (name === 'page') result.page = wholeNumber(name, value, 1_000_000);
    else if (name === 'page_size') result.pageSize = wholeNumber(name, value, largestPage);
    else if (name === 'cursor') cursor = value;
    else if (name === 'q' && isSearch) result.search = cleanSearch(value).trim();
    else if (name === 'sort') result.order = sortOf(source, value);
    else if (name === 'view') view = viewOf(source, value);
    else if (filter !== undefined) {
      result.filters.push({ matches: filter.matches, value: filterValue(name, filter, value) });
    } else unknown.set(name, { code: 'unknownParameter', params: { name } });
    if (name !== 'page' && name !== 'cursor') result.rest.set(name, value);
  }
  if (unknown.size > 0) throw invalidInput(Object.fromEntries(unknown));
  result.view = view?.matches;
  if (view?.order && !result.rest.has('sort')) result.order = view.order;
  // Last, because its type depends on the sort order, which may come after it in the query.
  if (cursor !== undefined) result.cursor = readCursor(cursor, result.order.type);
  return result;
}
