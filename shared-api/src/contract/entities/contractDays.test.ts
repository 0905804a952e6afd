import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { holidayOn } from '../company/holidays.ts';
import { daysAfter } from '../values/days.ts';
import { weekdays } from './contract.ts';
import { contractDays, plannedThrough, type ContractSchedule } from './contractDays.ts';
import { monthWeeks, repeats } from './contractRepeat.ts';

const none: ContractSchedule = {
  isActive: true,
  repeat: 'weekly',
  monthWeek: 'first',
  firstDay: null,
  lastDay: null,
  pausedFrom: null,
  pausedUntil: null,
  skipHolidays: false,
  sinceTs: null,
  monday: false,
  tuesday: false,
  wednesday: false,
  thursday: false,
  friday: false,
  saturday: false,
  sunday: false,
};

const on = (fields: Partial<ContractSchedule>): ContractSchedule => ({ ...none, ...fields });

const nameOf = (day: string): string =>
  ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'][
    new Date(`${day}T12:00:00Z`).getUTCDay()
  ] ?? '';

const daysBetween = (from: string, to: string): string[] => {
  const days = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day);
  return days;
};

/** The weekday's days of a month, in order. */
const inMonth = (day: string): string[] =>
  daysBetween(`${day.slice(0, 8)}01`, `${day.slice(0, 8)}31`).filter(
    (other) => other.slice(0, 7) === day.slice(0, 7) && nameOf(other) === nameOf(day),
  );

/** The same rules, told day by day and without a thought for speed. */
function isServed(contract: ContractSchedule, day: string): boolean {
  const { repeat, monthWeek, firstDay, lastDay, pausedFrom, pausedUntil, sinceTs } = contract;
  if (!contract.isActive || !contract[nameOf(day) as 'monday']) return false;
  if (firstDay !== null && day < firstDay) return false;
  if (lastDay !== null && day > lastDay) return false;
  if (pausedFrom !== null && day >= pausedFrom && day <= (pausedUntil ?? '9999-12-31'))
    return false;
  if (contract.skipHolidays && holidayOn(day) !== undefined) return false;
  if (repeat === 'weekly') return true;
  if (repeat === 'monthly') {
    const days = inMonth(day);
    const place = { first: 0, second: 1, third: 2, fourth: 3, last: days.length - 1 }[monthWeek];
    return days[place] === day;
  }
  const apart = repeat === 'everyTwoWeeks' ? 14 : 28;
  let first = firstDay ?? sinceTs ?? '1970-01-05';
  while (nameOf(first) !== nameOf(day)) first = daysAfter(first, 1);
  const between = Math.round((Date.parse(day) - Date.parse(first)) / 86_400_000);
  return between % apart === 0;
}

const anyDay = fc
  .date({
    min: new Date('2026-01-01'),
    max: new Date('2030-12-31'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));
const mayBeDay = fc.option(anyDay, { nil: null, freq: 2 });

const anySchedule: fc.Arbitrary<ContractSchedule> = fc.record({
  isActive: fc.constant(true),
  repeat: fc.constantFrom(...repeats),
  monthWeek: fc.constantFrom(...monthWeeks),
  firstDay: mayBeDay,
  lastDay: mayBeDay,
  pausedFrom: mayBeDay,
  pausedUntil: mayBeDay,
  skipHolidays: fc.boolean(),
  sinceTs: mayBeDay,
  ...(Object.fromEntries(weekdays.map((name) => [name, fc.boolean()])) as Record<
    (typeof weekdays)[number],
    fc.Arbitrary<boolean>
  >),
});

describe('the days of a contract', () => {
  it('are those that the rules told day by day say, from 2026 to 2030', () => {
    fc.assert(
      fc.property(anySchedule, anyDay, fc.integer({ min: 0, max: 200 }), (contract, from, span) => {
        const to = daysAfter(from, span);
        expect(contractDays({}, contract, from, to)).toEqual(
          daysBetween(from, to).filter((day) => isServed(contract, day)),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('do not depend on which part of the calendar is asked for', () => {
    fc.assert(
      fc.property(anySchedule, anyDay, fc.integer({ min: 1, max: 300 }), (contract, from, span) => {
        const [middle, to] = [daysAfter(from, span), daysAfter(from, span * 2)];
        expect([
          ...contractDays({}, contract, from, middle),
          ...contractDays({}, contract, daysAfter(middle, 1), to),
        ]).toEqual(contractDays({}, contract, from, to));
      }),
      { numRuns: 200 },
    );
  });

  it('of every second week begin with the first of each weekday after the first day', () => {
    const contract = on({
      repeat: 'everyTwoWeeks',
      firstDay: '2026-12-02',
      tuesday: true,
      wednesday: true,
    });
    expect(contractDays({}, contract, '2026-11-01', '2027-01-10')).toEqual([
      ...['2026-12-02', '2026-12-08', '2026-12-16', '2026-12-22', '2026-12-30', '2027-01-05'],
    ]);
  });

  it('of a fourth Friday and of a last one differ in months with five', () => {
    const friday = on({ repeat: 'monthly', friday: true });
    const days = (monthWeek: ContractSchedule['monthWeek']): string[] =>
      contractDays({}, { ...friday, monthWeek }, '2026-10-01', '2026-11-30');
    expect(days('fourth')).toEqual(['2026-10-23', '2026-11-27']);
    expect(days('last')).toEqual(['2026-10-30', '2026-11-27']);
  });

  it('leave out holidays, a pause and what is after the end', () => {
    const contract = on({
      friday: true,
      skipHolidays: true,
      pausedFrom: '2027-01-08',
      pausedUntil: '2027-01-15',
      lastDay: '2027-01-29',
    });
    expect(contractDays({}, contract, '2026-12-18', '2027-02-28')).toEqual([
      ...['2026-12-18', '2027-01-22', '2027-01-29'],
    ]);
  });

  it('are none while it is not active, and none where it ends before it begins', () => {
    expect(
      contractDays({}, on({ isActive: false, monday: true }), '2026-01-01', '2026-12-31'),
    ).toEqual([]);
    const never = on({ monday: true, firstDay: '2026-05-01', lastDay: '2026-04-01' });
    expect(contractDays({}, never, '2026-01-01', '2026-12-31')).toEqual([]);
  });
});

describe('services are planned', () => {
  it.each([
    ['2026-01-30', '2026-02-28'],
    ['2027-12-31', '2028-01-31'],
    ['2028-01-01', '2028-02-29'],
    ['2026-11-24', '2026-12-31'],
  ])('on %s through %s', (today, last) => expect(plannedThrough(today)).toBe(last));
});
