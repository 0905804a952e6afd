import { describe, expect, it } from '@jest/globals';
import { wordOf } from './wordOf.ts';

const words = { New: 'Nouveau' };

describe('the word for a stored value', () => {
  it('is that of the catalogue', () => {
    expect(wordOf(words, 'New')).toBe('Nouveau');
  });

  it.each(['', 'Waiting', 'constructor'])(
    'is the value itself for "%s", which has none',
    (value) => {
      expect(wordOf(words, value)).toBe(value);
    },
  );
});
