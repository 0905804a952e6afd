import { describe, expect, it } from '@jest/globals';
import { blockedSoon, bookableDays, dayFault } from './bookableDays.ts';

const summer = { from: '2026-07-01', to: '2026-07-05', kinds: ['carpet'] };
const company = {
  bookableMonths: 12,
  blockedDates: [summer, { from: '2026-01-01', to: '2026-01-01', kinds: ['carpet'] }],
};

describe('the days of a carpet quote', () => {
  const days = bookableDays(company, 'carpet', '2026-05-10');

  it.each([
    ['2026-05-09', 'dayPassed'],
    ['2026-05-10', undefined],
    ['2026-06-30', undefined],
    ['2026-07-01', 'daysBlocked'],
    ['2026-07-05', 'daysBlocked'],
    ['2026-07-06', undefined],
    ['2027-05-10', undefined],
    ['2027-05-11', 'dayTooFar'],
  ])('on %s: %s', (day, code) => expect(dayFault(days, day)?.code).toBe(code));

  it('are refused with the blocked days that are still to come', () => {
    expect(dayFault(days, '2026-07-02')).toMatchObject({
      params: { ranges: [{ from: summer.from, to: summer.to }] },
    });
  });
});

it('holidays of two years are named near the day that is chosen, and those soon before one is', () => {
  const day = (date: string) => ({ from: date, to: date, kinds: ['carpet'] });
  const blockedDates = [
    { from: '2026-12-27', to: '2026-12-30', kinds: ['carpet'] },
    ...['2026-12-25', '2026-12-26', '2027-01-01', '2027-02-15', '2027-03-26', '2027-12-25'].map(
      day,
    ),
  ];
  const days = bookableDays({ blockedDates }, 'carpet', '2026-11-27');
  const christmas = { from: '2026-12-25', to: '2026-12-30' };
  const newYear = { from: '2027-01-01', to: '2027-01-01' };
  expect(dayFault(days, '2026-12-26')).toMatchObject({ params: { ranges: [christmas, newYear] } });
  expect(dayFault(days, '2027-12-25')).toMatchObject({
    params: { ranges: [{ from: '2027-12-25', to: '2027-12-25' }] },
  });
  expect(blockedSoon(days)).toEqual([christmas, newYear, { from: '2027-02-15', to: '2027-02-15' }]);
});

it('other kinds are not blocked', () => {
  expect(bookableDays(company, 'residential', '2026-05-10').blocked).toEqual([]);
});

it.each([
  [undefined, '2026-05-10', '2028-05-10'],
  [1, '2026-01-31', '2026-02-28'],
  [24, '2024-02-29', '2026-02-28'],
])('with %s months, the last day from %s on is %s', (bookableMonths, today, last) => {
  expect(bookableDays({ blockedDates: [], bookableMonths }, 'carpet', today).last).toBe(last);
});
