import type { Sorting } from 'shared-ui/Table';

/** What a list is sorted by, from its text in the query: `-price` is price, descending. */
export function sortingOf(sort: string): Sorting | undefined {
  if (sort === '') return undefined;
  const isDescending = sort.startsWith('-');
  return { name: isDescending ? sort.slice(1) : sort, isDescending };
}

/** A click on a heading sorts up, another one down, a third gives the list's own order back. */
export function nextSort(sort: string, name: string): string {
  if (sort === name) return `-${name}`;
  return sort === `-${name}` ? '' : name;
}
