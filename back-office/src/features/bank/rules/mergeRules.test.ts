import { expect, it } from '@jest/globals';
import { mergeRules } from './mergeRules.ts';

const rulesOf = (texts: string) => texts.split('').map((contains) => ({ contains }));
const merged = (base: string, mine: string, theirs: string): string =>
  mergeRules(rulesOf(base), rulesOf(mine), rulesOf(theirs))
    .map(({ contains }) => contains)
    .join('');

it.each([
  ['what both have added', 'abc', 'xabc', 'yabc', 'xyabc'],
  ['what one has added within and the other at the end', 'abc', 'axbc', 'abcy', 'axbcy'],
  ['what one has taken away', 'abc', 'xabc', 'ac', 'xac'],
  ['what both have taken away', 'abc', 'ac', 'ac', 'ac'],
  ['another order of theirs', 'abc', 'xabc', 'cab', 'xcab'],
  ['another order of mine', 'abc', 'cab', 'abcy', 'caby'],
  ['my order where both have changed it', 'abc', 'cab', 'bac', 'cab'],
  ['rules that both have edited', 'abc', 'axc', 'ayc', 'axyc'],
  ['what both have added alike, once', 'abc', 'xabc', 'xabc', 'xabc'],
])('keeps %s', (_what, base, mine, theirs, all) => {
  expect(merged(base, mine, theirs)).toBe(all);
});

it('takes rules for the same that say the same in another order', () => {
  const [mine, theirs] = [
    { contains: 'fuel', category: 'Fuel' },
    { category: 'Fuel', contains: 'fuel' },
  ];
  expect(mergeRules([], [mine], [theirs])).toHaveLength(1);
});
