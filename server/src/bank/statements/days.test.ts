import { describe, expect, it } from '@jest/globals';
import { dayFormatOf, readDay, readOfxDay } from './days.ts';
import type { DayFormat } from './statement.ts';

describe('a day in a CSV cell', () => {
  it.each<[string, DayFormat, string | undefined]>([
    ['2020-12-23', 'ymd', '2020-12-23'],
    ['2020/1/5', 'mdy', '2020-01-05'],
    ['20201223', 'ymd', '2020-12-23'],
    ['2017-04-25T03:15:53', 'ymd', '2017-04-25'],
    ['2017-04-25T23:59:59Z', 'ymd', '2017-04-25'],
    ['2017-04-25 23:59', 'ymd', '2017-04-25'],
    ['3/27/2017', 'mdy', '2017-03-27'],
    ['3/4/17', 'mdy', '2017-03-04'],
    ['3/4/17', 'dmy', '2017-04-03'],
    ['13.02.2026', 'dmy', '2026-02-13'],
    ['12/23/2020 as of 12/22/2020', 'mdy', '2020-12-23'],
    ['2020-12-23 as of 2020-12-22', 'ymd', '2020-12-23'],
    ['23 Dec 2020', 'ymd', '2020-12-23'],
    ['23-DEC-20', 'ymd', '2020-12-23'],
    ['Dec 23, 2020', 'ymd', '2020-12-23'],
    ['Sept. 3rd, 2020', 'ymd', '2020-09-03'],
    ['1er août 2026', 'ymd', '2026-08-01'],
    ['3 févr. 2026', 'ymd', '2026-02-03'],
    ['14 juin 2026', 'ymd', '2026-06-14'],
    ['14 juillet 2026', 'ymd', '2026-07-14'],
    ['2026-02-29', 'ymd', undefined],
    ['13/02/2026', 'mdy', undefined],
    ['13/02/2026', 'ymd', undefined],
    ['2026123', 'ymd', undefined],
    ['0001-01-01', 'ymd', undefined],
    ['Posted Transactions', 'mdy', undefined],
    ['12/23/2020 and more', 'mdy', undefined],
    ['', 'ymd', undefined],
  ])('%s in a file of %s is %s', (cell, format, day) => expect(readDay(cell, format)).toBe(day));

  it.each<[string[], DayFormat]>([
    [['2026-01-02', '23 Dec 2020'], 'ymd'],
    [['01/02/2026', '03/13/2026'], 'mdy'],
    [['01/02/2026', '13/03/2026'], 'dmy'],
    [['01/02/2026', '03/04/2026'], 'mdy'],
    [['Posted', ''], 'ymd'],
  ])('the order in %j is %s', (cells, format) => expect(dayFormatOf(cells)).toBe(format));
});

describe('an OFX date', () => {
  it.each([
    ['20090401', '2009-04-01'],
    ['20090401122017', '2009-04-01'],
    ['20090401122017.000[-5:EST]', '2009-04-01'],
    // The day as written counts, even shortly before midnight in a distant time zone.
    ['20090401233000.000[+9:JST]', '2009-04-01'],
    ['20240323000000[-3:GMT]', '2024-03-23'],
    ['20091217162416.000[-:EST]', '2009-12-17'],
    ['20180804093914:014', '2018-08-04'],
    ['2009-04-01', '2009-04-01'],
    ['20120231', undefined],
    ['201120000000', undefined],
    ['00000000', undefined],
    ['1 April 2009', undefined],
    ['', undefined],
  ])('%s is %s', (text, day) => expect(readOfxDay(text)).toBe(day));
});
