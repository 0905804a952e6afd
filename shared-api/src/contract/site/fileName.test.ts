import { expect, it } from '@jest/globals';
import { cleanFileName } from './fileName.ts';

it.each([
  ['left.jpg', 'left.jpg'],
  ['C:\\photos\\left.jpg', 'left.jpg'],
  ['../../left.jpg', 'left.jpg'],
  ['\u202egpj.exe\u0000\n\u2028.jpg', 'gpj.exe.jpg'],
  ['cl\u00f4ture \u6c34.jpg', 'cl\u00f4ture \u6c34.jpg'],
  ['\u{1F600}'.repeat(200), '\u{1F600}'.repeat(120)],
  ['\u202e\u0007', 'photo'],
])('cleans %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});
