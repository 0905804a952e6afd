import { expect, it } from '@jest/globals';
import { inSentences } from './inSentences.ts';

it('ends what stands at fields where the next begins, and nothing twice', () =>
  expect(inSentences(['At least $1.00', 'It has five digits.', 'Sure?'])).toBe(
    'At least $1.00. It has five digits. Sure?',
  ));
