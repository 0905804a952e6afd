import { describe, expect, it } from '@jest/globals';
import { companyClock, companyDay, companyNoon } from './companyTime.ts';

const toronto = 'America/Toronto';
const instant = (iso: string): number => Date.parse(iso) / 1000;

describe('noon of a company day', () => {
  it.each([
    ['a winter day', '2026-01-31', '2026-01-31T17:00:00Z'],
    ['a summer day', '2026-07-01', '2026-07-01T16:00:00Z'],
    ['the day on which summer time begins', '2026-03-08', '2026-03-08T16:00:00Z'],
    ['the day on which summer time ends', '2026-11-01', '2026-11-01T17:00:00Z'],
  ])('is noon by the wall clock on %s', (_which, day, noon) => {
    expect(companyNoon(day, toronto)).toBe(instant(noon));
  });

  it.each(['America/St_Johns', 'Pacific/Auckland', 'UTC'])('lies on that day in %s', (zone) => {
    expect(companyDay(companyNoon('2026-05-17', zone), zone)).toBe('2026-05-17');
  });
});

describe('the company day of an instant', () => {
  it('changes at midnight where the company is', () => {
    expect(companyDay(instant('2026-06-10T03:59:59Z'), toronto)).toBe('2026-06-09');
    expect(companyDay(instant('2026-06-10T04:00:00Z'), toronto)).toBe('2026-06-10');
  });
});

it('the clock of the company at an instant is written to the second', () => {
  expect(companyClock(instant('2026-11-23T19:05:09Z'), toronto)).toBe('2026-11-23T14:05:09');
  expect(companyClock(instant('2026-07-01T03:59:59Z'), toronto)).toBe('2026-06-30T23:59:59');
});
