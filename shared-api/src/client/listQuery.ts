import type { EntityName } from '../contract/entities/entityNames.ts';
import { firstView } from '../contract/entities/listViews.ts';
import { pageSize } from '../contract/entities/list.ts';
import { pathTo } from './request.ts';

/** Which records a list shows. */
export interface ListQuery {
  entity: EntityName;
  /** Cleaned search text; empty for the whole list. */
  search?: string;
  filters?: Record<string, string>;
  /** A column's name, with a minus before it for the other way round; the list's own order if empty. */
  sort?: string;
}

/** A list as it is shown before anybody has chosen anything of it. */
export function firstList(entity: EntityName): ListQuery {
  const view = firstView(entity);
  return view === undefined ? { entity } : { entity, filters: { view } };
}

/** The query of a list without its page. */
export function listQuery({ search = '', filters = {}, sort = '' }: ListQuery): URLSearchParams {
  const query = new URLSearchParams(filters);
  if (sort !== '') query.set('sort', sort);
  if (search !== '') query.set('q', search);
  return query;
}

/** The path of a list's first page, below `/api/`. */
export function firstPage(list: ListQuery): string {
  const { entity, search = '' } = list;
  const query = listQuery(list);
  query.set('page', '1');
  query.set('page_size', String(pageSize));
  return search === ''
    ? pathTo(`GET /${entity}/`, { query })
    : pathTo(`GET /${entity}/search/`, { query });
}
