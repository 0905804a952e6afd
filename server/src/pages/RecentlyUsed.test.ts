import { expect, it } from '@jest/globals';
import { RecentlyUsed } from './RecentlyUsed.ts';

it('keeps what is asked for, however much else comes, and no more than its size', () => {
  const kept = new RecentlyUsed<string>(3);
  kept.set('home', 'a');
  for (let tried = 0; tried < 20; tried += 1) {
    kept.set(`tried-${tried}`, 'b');
    expect(kept.get('home')).toBe('a');
  }
  expect(kept.get('tried-17')).toBeUndefined();
  expect(kept.get('tried-18')).toBe('b');
  kept.set('tried-19', 'c');
  expect(['home', 'tried-18', 'tried-19'].map((key) => kept.get(key))).toEqual(['a', 'b', 'c']);
  kept.clear();
  expect(kept.get('home')).toBeUndefined();
});
