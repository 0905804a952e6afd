import { expect, it } from '@jest/globals';
import { usualHours } from 'shared-api/contract/schedule/workingHours';
import { weekInShort } from './weekInShort.ts';

it('tells days that are alike in one line', () => {
  expect(weekInShort(usualHours)).toEqual([
    { from: 0, to: 4, day: { begins: '08:00', ends: '17:00' } },
    { from: 5, to: 6, day: null },
  ]);
});

it('tells days that differ apart', () => {
  const early = { begins: '06:00', ends: '14:00' };
  const late = { begins: '06:00', ends: '15:00' };
  const spans = weekInShort([early, late, late, null, early, early, early]);
  expect(spans.map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [1, 2],
    [3, 3],
    [4, 6],
  ]);
});
