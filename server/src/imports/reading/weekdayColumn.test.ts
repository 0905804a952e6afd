import { expect, it } from '@jest/globals';
import { readWeekdays } from './weekdayColumn.ts';

it.each([
  ['Mon', [0]],
  ['Mon, Wed', [0, 2]],
  ['Tues/Thurs', [1, 3]],
  ['Mondays and Thursdays', [0, 3]],
  ['every Friday', [4]],
  ['Mo Tu We', [0, 1, 2]],
  ['Mon-Fri', [0, 1, 2, 3, 4]],
  ['Monday to Friday', [0, 1, 2, 3, 4]],
  ['Mon – Wed, Sat', [0, 1, 2, 5]],
  ['Fri - Mon', [4, 5, 6, 0]],
  ['Weekdays', [0, 1, 2, 3, 4]],
  ['Sat, weekdays', [5, 0, 1, 2, 3, 4]],
  ['lundi, mercredi et vendredi', [0, 2, 4]],
  ['Du lundi à mercredi', [0, 1, 2]],
  ['les mardis', [1]],
  ['lun. au ven.', [0, 1, 2, 3, 4]],
  ['Mon. - Fri.', [0, 1, 2, 3, 4]],
  ['Mon‑Fri', [0, 1, 2, 3, 4]],
  ['Mon − Fri', [0, 1, 2, 3, 4]],
  ['Mon./Wed.', [0, 2]],
  ['Tous les jours', [0, 1, 2, 3, 4, 5, 6]],
])('the weekdays of %s', (text, days) => expect(readWeekdays(text)).toEqual(days));

it.each([
  '',
  ',',
  'M',
  'soon',
  'Mon-Wed-Fri',
  'Mon, soon',
  '2 days',
  'Mon-',
  'Saturnday',
  'constructor',
])('no weekdays are %j', (text) => expect(readWeekdays(text)).toBeUndefined());

it('a cell of spaces alone between two days takes no time', () => {
  const started = performance.now();
  expect(readWeekdays(`Mon${' '.repeat(60_000)}Tue`)).toEqual([0, 1]);
  expect(performance.now() - started).toBeLessThan(1000);
});
