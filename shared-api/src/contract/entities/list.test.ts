import { expect, it } from '@jest/globals';
import { cleanSearch } from './list.ts';

it.each([
  ["O'Neil & Sons, #12", 'oneil  sons 12'],
  ['MAPLE-Court', 'maple-court'],
  ['Chloé', 'chloé'],
  ['%_\\', ''],
])('a search for %p is sent as %p', (typed, sent) => expect(cleanSearch(typed)).toBe(sent));
