import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ageOf, dayAge, dayOf, showDay, showClock, showTime } from './times.ts';

const minutes = 60_000;
const hours = 60 * minutes;
const toronto = 'America/Toronto';
/** Spaces of any kind are one space. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('ages', () => {
  it.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [minutes, '1 minute ago'],
    [59.9 * minutes, '59 minutes ago'],
    [hours, '1 hour ago'],
    [23.9 * hours, '23 hours ago'],
    [24 * hours, '1 day ago'],
    [50 * hours, '2 days ago'],
    // The clock of the phone was set back.
    [-hours, 'just now'],
  ])('of %d ms are told as "%s"', (age, text) => {
    const now = Date.UTC(2026, 10, 21, 15);
    expect(ageOf(now - age, now)).toBe(text);
  });
});

describe('days', () => {
  it('are the company’s, whatever the phone’s clock shows', () => {
    expect(dayOf(Date.UTC(2026, 10, 21, 4, 59), toronto)).toBe('2026-11-20');
    expect(dayOf(Date.UTC(2026, 10, 21, 5, 0), toronto)).toBe('2026-11-21');
  });

  it.each([
    ['2026-11-20', '2026-11-21', 'yesterday'],
    ['2026-10-31', '2026-11-02', '2 days ago'],
    // A day that was 25 hours long.
    ['2026-11-01', '2026-11-02', 'yesterday'],
  ])('%s seen on %s is "%s"', (past, today, text) => expect(dayAge(past, today)).toBe(text));

  it('are told as yesterday exactly when they are the day before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 1, max: 60 }),
        (start, distance) => {
          const dayAt = (count: number) => new Date(count * 24 * hours).toISOString().slice(0, 10);
          const age = dayAge(dayAt(start), dayAt(start + distance));
          expect(age).toBe(distance === 1 ? 'yesterday' : `${distance} days ago`);
        },
      ),
    );
  });

  it('have their weekday', () => expect(showDay('2026-11-20')).toBe('Friday, November 20'));
});

describe('times', () => {
  it.each([
    ['2026-11-21T08:05', '8:05 a.m.'],
    ['2026-11-21T13:30', '1:30 p.m.'],
    [null, ''],
  ])('%p of a service is "%s"', (dateTs, text) => expect(plain(showTime(dateTs))).toBe(text));

  it('of an instant are by the company’s clock', () =>
    expect(plain(showClock(Date.UTC(2026, 10, 21, 13, 5), toronto))).toBe('8:05 a.m.'));
});
