import { expect, it } from '@jest/globals';
import { importEn } from '../../refusals/importTexts.en.ts';
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
  ['Everyday', [0, 1, 2, 3, 4, 5, 6]],
  ['7 days a week', [0, 1, 2, 3, 4, 5, 6]],
  ['weekend', [5, 6]],
  ['Weekends', [5, 6]],
  ['Week-end', [5, 6]],
  ['la fin de semaine', [5, 6]],
  ['Wed, fins de semaine', [2, 5, 6]],
  ['every weekday', [0, 1, 2, 3, 4]],
  ['Jours ouvrés', [0, 1, 2, 3, 4]],
  ['lun.-ven.', [0, 1, 2, 3, 4]],
  ['MWF', [0, 2, 4]],
  ['M W F', [0, 2, 4]],
  ['M/W/F', [0, 2, 4]],
  ['M-W-F', [0, 2, 4]],
  ['Mon-Wed-Fri', [0, 2, 4]],
  ['MWThF', [0, 2, 3, 4]],
  ['TTh', [1, 3]],
  ['TuTh', [1, 3]],
  ['T/Th', [1, 3]],
  ['TR', [1, 3]],
  ['MonWedFri', [0, 2, 4]],
  ['MTWTF', [0, 1, 2, 3, 4]],
  ['MTWTFSS', [0, 1, 2, 3, 4, 5, 6]],
  ['SMTWTFS', [6, 0, 1, 2, 3, 4, 5]],
  ['FMW', [4, 0, 2]],
  ['M-F', [0, 1, 2, 3, 4]],
  ['M to F', [0, 1, 2, 3, 4]],
  ['M, W-F', [0, 2, 3, 4]],
  ['M, Wed', [0, 2]],
  ['L-V', [0, 1, 2, 3, 4]],
  ['LMMJV', [0, 1, 2, 3, 4]],
  ['L/J', [0, 3]],
])('the weekdays of %s', (text, days) => expect(readWeekdays(text)).toEqual({ days }));

it.each([
  ['M', 'Mon or Tue'],
  ['S', 'Sat or Sun'],
  ['MTF', 'Mon, Tue, Fri or Mon, Thu, Fri'],
  ['MTWTFS', 'Mon, Tue, Wed, Thu, Fri, Sat or Mon, Tue, Wed, Thu, Fri, Sun'],
  ['T-F', 'Tue, Wed, Thu, Fri or Thu, Fri'],
  ['M-S', 'Mon, Tue, Wed, Thu, Fri, Sat or Mon, Tue, Wed, Thu, Fri, Sat, Sun'],
  ['LMV', 'Mon, Tue, Fri or Mon, Wed, Fri'],
])('%s can mean several, and is refused with both', (value, readings) => {
  const read = readWeekdays(value);
  if (!read || 'days' in read) throw new Error(`${value} was read as one thing`);
  expect(importEn.importUnclearWeekdays({ value, readings: read.readings })).toBe(
    `"${value}" can mean ${readings}. Write the days as Mon, Wed, Fri.`,
  );
});

it.each([
  '',
  ',',
  'soon',
  'MMM',
  'every other Monday',
  'Mon to Fri except Wed',
  'M'.repeat(60_000),
  'M '.repeat(60_000),
  'M-S '.repeat(60_000),
  'Mon, soon',
  '2 days',
  'Mon-',
  'Saturnday',
  'constructor',
])('no weekdays are %j', (text) => expect(readWeekdays(text)).toBeUndefined());

// Read in a way that grows with the square of the cell, or with the sets of readings, these run into a test's limit of time.
it('a cell of spaces alone between two days is read', () => {
  expect(readWeekdays(`Mon${' '.repeat(1_000_000)}Tue`)).toEqual({ days: [0, 1] });
});

it('a cell of ranges that can all mean several is read', () => {
  expect(readWeekdays('M-S, '.repeat(14))).toHaveProperty('readings');
});
