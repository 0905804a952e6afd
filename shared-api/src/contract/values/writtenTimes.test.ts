import { expect, it } from '@jest/globals';
import { englishDay, englishTime } from './englishDays.ts';
import { frenchDay, frenchTime } from './frenchDays.ts';

it.each([
  ['8:00', '8 a.m.', '8 h'],
  ['09:30', '9:30 a.m.', '9 h 30'],
  ['11:05', '11:05 a.m.', '11 h 05'],
  ['12:00', 'noon', '12 h'],
  ['12:15', '12:15 p.m.', '12 h 15'],
  ['17:30', '5:30 p.m.', '17 h 30'],
  ['0:00', 'midnight', '0 h'],
  ['0:30', '12:30 a.m.', '0 h 30'],
  ['24:00', 'midnight', '24 h'],
])('%s is %s in English, and %s in French', (time, english, french) => {
  const spaced = (text: string): string => text.replaceAll(' ', '\u00a0');
  expect([englishTime(time), frenchTime(time)]).toEqual([spaced(english), spaced(french)]);
});

it('a day is written out in both languages', () =>
  expect([englishDay('2026-12-01'), frenchDay('2026-12-01')]).toEqual([
    'December 1, 2026',
    '1er décembre 2026',
  ]));
