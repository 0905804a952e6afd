import { describe, expect, it } from '@jest/globals';
import { holidayOn, holidays, holidaysOf } from './holidays.ts';

/** As the government of Ontario and the almanacs publish them. */
const published = {
  2024: ['01-01', '02-19', '03-29', '05-20', '07-01', '09-02', '10-14', '12-25', '12-26'],
  2025: ['01-01', '02-17', '04-18', '05-19', '07-01', '09-01', '10-13', '12-25', '12-26'],
  2026: ['01-01', '02-16', '04-03', '05-18', '07-01', '09-07', '10-12', '12-25', '12-26'],
  2027: ['01-01', '02-15', '03-26', '05-24', '07-01', '09-06', '10-11', '12-25', '12-26'],
  2028: ['01-01', '02-21', '04-14', '05-22', '07-01', '09-04', '10-09', '12-25', '12-26'],
  2029: ['01-01', '02-19', '03-30', '05-21', '07-01', '09-03', '10-08', '12-25', '12-26'],
  2030: ['01-01', '02-18', '04-19', '05-20', '07-01', '09-02', '10-14', '12-25', '12-26'],
  2035: ['01-01', '02-19', '03-23', '05-21', '07-01', '09-03', '10-08', '12-25', '12-26'],
  2038: ['01-01', '02-15', '04-23', '05-24', '07-01', '09-06', '10-11', '12-25', '12-26'],
};

describe('the holidays of Ontario', () => {
  it.each(Object.entries(published))('of %s are those that are published', (year, days) => {
    expect([...holidaysOf(Number(year))]).toEqual(
      days.map((day, index) => [`${year}-${day}`, holidays[index]]),
    );
  });

  it('are told by day', () => {
    expect(holidayOn('2026-12-25')).toBe('christmas');
    expect(holidayOn('2026-12-24')).toBeUndefined();
  });

  it('include the latest and the earliest Easter of these centuries', () => {
    expect(holidayOn('2038-04-23')).toBe('goodFriday');
    expect(holidayOn('2285-03-20')).toBe('goodFriday');
  });
});
