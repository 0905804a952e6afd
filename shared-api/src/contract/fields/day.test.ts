import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isDay } from './isDay.ts';

describe('a day', () => {
  it.each(['2026-11-21', '2026-12-31', '2028-02-29', '2000-02-29', '1999-01-01'])('is %j', (text) =>
    expect(isDay(text)).toBe(true),
  );

  it.each([
    '2026-02-30',
    '2027-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '2026/01/01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026-01-01\n',
    '',
    'today',
  ])('is not %j', (text) => expect(isDay(text)).toBe(false));

  it('is every day of the calendar', () => {
    const days = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2199-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(fc.property(days, (date) => isDay(date.toISOString().slice(0, 10))));
  });
});
