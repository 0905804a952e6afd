import { expect, it } from '@jest/globals';
import { nextSort, sortingOf } from './sorting.ts';

it('goes up, down, and back to the list’s own order', () => {
  const seen = ['', 'price', '-price', ''];
  for (const [index, sort] of seen.slice(0, -1).entries()) {
    expect(nextSort(sort, 'price')).toBe(seen[index + 1]);
  }
  expect(nextSort('-price', 'email')).toBe('email');
});

it('reads what it writes', () => {
  expect(sortingOf('-price')).toEqual({ name: 'price', isDescending: true });
  expect(sortingOf('price')).toEqual({ name: 'price', isDescending: false });
  expect(sortingOf('')).toBeUndefined();
});
