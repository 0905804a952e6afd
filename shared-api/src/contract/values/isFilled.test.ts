import { expect, it } from '@jest/globals';
import { isFilled } from './isFilled.ts';

it.each(['', ' \n\t', '\u00a0', '\u200b', ' \u200b\ufeff\u2060\u00ad ', undefined, null, 7])(
  'there is nothing to see in %j',
  (value) => {
    expect(isFilled(value)).toBe(false);
  },
);

it.each(['x', ' 7 ', '\u200bé', '🙂', '-'])('there is something to see in %j', (value) => {
  expect(isFilled(value)).toBe(true);
});
