import { expect, it } from '@jest/globals';
import { personKey } from './personKey.ts';

it.each([
  ['Dana Whitlock', 'dana-whitlock'],
  ['Zoë  Lefèvre-O’Neil', 'zoe-lefevre-o-neil'],
  [' J. R. Smith ', 'j-r-smith'],
])('the photograph of %j is called %s', (name, key) => expect(personKey(name)).toBe(key));
