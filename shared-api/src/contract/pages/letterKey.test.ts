import { expect, it } from '@jest/globals';
import { fromLetter, letterKeyIn } from './letterKey.ts';

const key = '0d9ac0ce-4b8f-4d1a-8e5a-0c2b7c1f9a11';

it('a link of a mail carries the key of its document, which its page reads', () => {
  const page = 'https://example.com/payment?number=10007&amount=226.00';
  const [before, ...hash] = fromLetter(page, key).split(/(?=#)/);
  expect(before).toBe(page);
  expect(letterKeyIn(hash.join(''))).toBe(key);
});

it('a mail without a key links as ever', () =>
  expect(fromLetter('https://example.com/payment', undefined)).toBe('https://example.com/payment'));

it.each(['', '#letter=', '#letter=7', `#${key}`, `#letter=${key}7`])('%j has no key', (hash) =>
  expect(letterKeyIn(hash)).toBeUndefined(),
);
