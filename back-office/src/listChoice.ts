import { keep, readKept, readKeptText } from 'shared-api/kept';
import type { EntityName } from 'shared-api/contract/entities/entityNames';
import { firstView, ownViews, wholeView } from 'shared-api/contract/entities/listViews';
import { routes } from 'shared-api/contract/pages/officePaths';

/** What of a list a person has chosen to see. */
export interface ListChoice {
  search: string;
  /** Query parameters, at most one value each; `view` is a named part of the list. */
  filters: Record<string, string>;
  /**
   * A column's name, with a minus before it for the other way round; empty for the list's own
   * order.
   */
  sort: string;
  /** What the filters come to in words, where no button of the list says it. */
  label?: string;
}

/** What a list shows before anybody has chosen anything. */
export function firstChoice(entity: EntityName): ListChoice {
  const view = firstView(entity);
  return { search: '', filters: view === undefined ? {} : { view }, sort: '' };
}

/** All of a list: where it begins with a part of itself, the view says so. */
export const wholeChoice = (entity: EntityName): ListChoice => ({
  search: '',
  filters: firstView(entity) === undefined ? {} : { view: wholeView },
  sort: '',
});

const isSame = (one: ListChoice, other: ListChoice): boolean =>
  queryOf(one).toString() === queryOf(other).toString();

/** Whether it is what the list shows before anybody has chosen anything. */
export const isFirst = (entity: EntityName, choice: ListChoice): boolean =>
  isSame(choice, firstChoice(entity));

/** Whether it leaves no record out. */
export const isOfAll = ({ search, filters }: ListChoice): boolean =>
  search === '' &&
  Object.entries(filters).every(([name, value]) => name === 'view' && value === wholeView);

/**
 * A list under one filter, or under none. A filter and a search are of the whole list: part of it would
 * hide what is looked for.
 */
export const filtered = (entity: EntityName, filters: Record<string, string>): ListChoice =>
  Object.keys(filters).length === 0
    ? firstChoice(entity)
    : { ...firstChoice(entity), filters: { ...wholeChoice(entity).filters, ...filters } };

/** A list in which something is searched for; without words it is as it was before the search. */
export function searched(entity: EntityName, choice: ListChoice, search: string): ListChoice {
  const { filters } = choice;
  const [first, whole] = [firstView(entity), wholeChoice(entity).filters];
  if (search !== '' && filters['view'] === first) {
    return { ...choice, search, filters: { ...filters, ...whole } };
  }
  const isBack = search === '' && choice.search !== '' && isOfAll({ ...choice, search });
  return { ...choice, search, filters: isBack ? firstChoice(entity).filters : filters };
}

function queryOf({ search, filters, sort, label }: ListChoice): URLSearchParams {
  const query = new URLSearchParams(Object.entries(filters).sort());
  if (sort !== '') query.set('sort', sort);
  if (search !== '') query.set('q', search);
  if (label !== undefined) query.set('only', label);
  return query;
}

/** The address of a list that shows what is chosen. */
export function listAddress(entity: EntityName, choice: Partial<ListChoice>): string {
  const whole = { ...firstChoice(entity), ...choice };
  const query = isFirst(entity, whole) ? '' : queryOf(whole).toString();
  return query === '' ? routes.list(entity) : `${routes.list(entity)}?${query}`;
}

/**
 * What the address of a list asks for; undefined where it asks for nothing of its own.
 * @param query what follows the path, from the question mark on
 */
export function choiceOfAddress(entity: EntityName, query: string): ListChoice | undefined {
  const asked = new URLSearchParams(query);
  // The list decides itself which of its pages it asks for. `__proto__` would be lost when filters are copied.
  for (const name of ['page', 'page_size', 'cursor', '__proto__']) asked.delete(name);
  const { sort = '', q = '', only, ...filters } = Object.fromEntries(asked);
  const label = only === undefined ? {} : { label: only };
  if (Object.keys(filters).length === 0) {
    if (sort === '' && q === '') return undefined;
    return searched(entity, { ...firstChoice(entity), sort, ...label }, q);
  }
  return { search: q, filters, sort, ...label };
}

/** A choice without some of its parameters; what the list begins with, if nothing else was chosen. */
export function without(
  entity: EntityName,
  choice: ListChoice,
  names: readonly string[],
): ListChoice {
  const query = queryOf(choice);
  for (const name of names) query.delete(name);
  return choiceOfAddress(entity, query.toString()) ?? firstChoice(entity);
}

const storage = (): Storage => localStorage;

const key = (entity: EntityName): string => `list-choice ${entity}`;

/** Whoever is logged in, as the session keeps it (docs/product/records.md). */
const whoIs = (): string | undefined => readKeptText(storage, 'username');

const isOwn = ({ filters }: Partial<ListChoice>): boolean =>
  ownViews.some((view) => view === filters?.['view']);

/**
 * What was chosen the last time in this browser (docs/product/behaviour.md). A part that shows to each person something
 * else is only for whoever chose it: the next one at this browser has other services, or none.
 */
export function readListChoice(entity: EntityName): ListChoice {
  const kept = readKept(storage, key(entity)) as
    (Partial<ListChoice> & { of?: string }) | undefined;
  const { of, ...choice } = kept ?? {};
  return isOwn(choice) && of !== whoIs()
    ? firstChoice(entity)
    : { ...firstChoice(entity), ...choice };
}

/** Remembers what is chosen. Without storage the choice lasts as long as the address. */
export const writeListChoice = (entity: EntityName, choice: ListChoice): void =>
  void keep(storage, key(entity), isOwn(choice) ? { ...choice, of: whoIs() } : choice);
