import { expect, it } from '@jest/globals';
import { texts } from '../messages/officeFaultTexts.en.ts';
import { say } from '../messages/say.ts';
import { shownFault } from './shownLine.ts';

it.each([
  ['CI of the site'],
  ['Équipe n\u00ba\u00a07'],
  ['\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466} family'],
  ['\u{1F469}\u{1F3FD}\u200D\u{1F4BB} \u2764\uFE0F \u{1F3F3}\uFE0F\u200D\u{1F308} \u2702\uFE0E'],
  [
    '1\uFE0F\u20E3 \u{1F1E8}\u{1F1E6} \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ],
  // Persian: "I want", with a non-joiner between its parts.
  ['\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'],
  // Hindi with a half letter, Sinhala "Sri" with a joiner, an ideograph's variant.
  ['\u0915\u094D\u200D\u0937'],
  ['\u0DC1\u0DCA\u200D\u0DBB\u0DD3'],
  ['\u845B\u{E0100}\u57CE'],
  [''],
])('all of "%s" is seen', (text) => {
  expect(shownFault(text)).toBeUndefined();
});

it.each([
  ['\u3164', 'U+3164', ''],
  ['\u2800', 'U+2800', ''],
  ['\u034F', 'U+034F', ''],
  ['\uFE0F', 'U+FE0F', ''],
  ['CI\u200B of it', 'U+200B', 'CI'],
  ['CI\u200Dsite', 'U+200D', 'CI'],
  ['CI\u200Csite', 'U+200C', 'CI'],
  ['Pipeline of the site \u00AD', 'U+00AD', 'the site'],
  ['A\uFE0F', 'U+FE0F', 'A'],
  ['1\uFE0F', 'U+FE0F', '1'],
  ['\u2764\uFE0F\uFE0F', 'U+FE0F', '\u2764\uFE0F'],
  ['\u0645\u06CC\u200C', 'U+200C', '\u0645\u06CC'],
  ['\u0645\u06CC\u200D\u200D', 'U+200D', '\u0645\u06CC\u200D'],
  ['\u202Eetis', 'U+202E', ''],
  ['CI\t7', 'U+0009', 'CI'],
  ['\u{1F3F4}\u{E0068}\u{E0069}', 'U+E0068', '\u{1F3F4}'],
])('%j has a character that is not seen', (text, character, after) => {
  expect(shownFault(text)).toEqual({ code: 'unseenCharacter', params: { character, after } });
});

it('a text of two lines is no name', () => {
  for (const text of ['a\nb', 'a\r', 'a\u2028b', 'a\u0085b']) {
    expect(shownFault(text)).toEqual({ code: 'notOneLine' });
  }
});

it('says where the character is, and how to get rid of it', () => {
  const said = (after: string) =>
    say(texts, { code: 'unseenCharacter', params: { character: 'U+200B', after } }, 'name');
  expect(said('CI')).toBe(
    'name has a character that is not seen (U+200B) after "CI": delete it there, or type this part by hand instead of pasting it.',
  );
  expect(said('')).toBe(
    'name has a character that is not seen (U+200B) at its beginning: delete it there, or type this part by hand instead of pasting it.',
  );
});
