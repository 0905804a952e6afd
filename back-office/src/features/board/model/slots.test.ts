import { describe, expect, it } from '@jest/globals';
import { usualHours } from 'shared-api/contract/schedule/workingHours';
import { daysOfWeek, mondayOf } from 'shared-api/contract/values/days';
import { bySlot, keyOf, nameOfService, rowsOf, slotOfKey, timesOf } from './slots.ts';
import { stepInDay, stepInWeek } from './steps.ts';
import { testService as service } from './testServices.ts';

const person = { hours: [...usualHours], leave: [] };
const rows = rowsOf([
  { id: 7, fullName: 'Ann Archer', ...person },
  { id: 3, fullName: '', ...person },
]);
const week = daysOfWeek('2026-11-16');

describe('a week', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
    ['2026-03-08', '2026-03-02'],
  ])('with %s begins on Monday %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  it('has seven days, also when the clocks change', () => {
    expect(daysOfWeek('2026-10-26').at(-1)).toBe('2026-11-01');
  });
});

describe('the board', () => {
  it('puts first what nobody does yet, and names who has no name', () => {
    expect(rows.map(({ name }) => name)).toEqual([
      'Nobody yet',
      'Ann Archer',
      'Employee without a name',
    ]);
  });

  it('orders each cell by time', () => {
    const cells = bySlot([
      service({ id: 2, dateTs: '2026-11-16T13:00' }),
      service({ id: 3, employeeId: null }),
      service({ id: 4 }),
    ]);
    expect(cells.get('7 2026-11-16')?.map(({ id }) => id)).toEqual([4, 2]);
    expect(cells.get('nobody 2026-11-16')?.map(({ id }) => id)).toEqual([3]);
  });

  const monday = { employeeId: 7, day: '2026-11-16', time: '09:00' };

  it.each([
    ['ArrowRight', { ...monday, day: '2026-11-17' }],
    ['ArrowUp', { ...monday, employeeId: null }],
    ['ArrowDown', { ...monday, employeeId: 3 }],
    ['ArrowLeft', monday],
  ])('of a week goes one cell with %s, and stays at its edge', (key, place) => {
    expect(stepInWeek(monday, key, rows, week)).toEqual(place);
  });

  it.each(['ArrowUp', 'ArrowRight'])('of a week does not go over its corner with %s', (key) => {
    const corner = { employeeId: null, day: '2026-11-22', time: '09:00' };
    expect(stepInWeek(corner, key, rows, week)).toEqual(corner);
  });

  it.each([
    ['ArrowDown', '09:00', { ...monday, time: '09:15' }],
    ['ArrowUp', '09:00', { ...monday, time: '08:45' }],
    ['ArrowDown', '09:05', { ...monday, time: '09:15' }],
    ['ArrowUp', '00:00', { ...monday, time: '00:00' }],
    ['ArrowDown', '23:45', { ...monday, time: '23:45' }],
    ['ArrowLeft', '09:05', { ...monday, employeeId: null, time: '09:05' }],
    ['ArrowRight', '09:00', { ...monday, employeeId: 3 }],
  ])('of a day goes with %s from %s', (key, time, place) => {
    expect(stepInDay({ ...monday, time }, key, rows)).toEqual(place);
  });
});

describe('a service', () => {
  it.each([
    [2, '9–11 a.m.'],
    [1.5, '9–10:30 a.m.'],
    [4, '9 a.m.–1 p.m.'],
    [16, '9 p.m.–1 p.m.'],
    [null, '9 a.m.'],
    [0, '9 a.m.'],
    [1e300, '9 a.m.'],
  ])('of %s hours is shown as %s', (hours, times) => {
    const dateTs = times.startsWith('9 p.m.') ? '2026-11-16T21:00' : '2026-11-16T09:00';
    expect(timesOf(service({ hours, dateTs }))).toBe(times);
  });

  it('at noon and at midnight is at twelve', () => {
    expect(timesOf(service({ dateTs: '2026-11-16T12:00' }))).toBe('12–2 p.m.');
    expect(timesOf(service({ dateTs: '2026-11-16T00:30', hours: 1 }))).toBe('12:30–1:30 a.m.');
  });

  it('goes by its client, or its address', () => {
    expect(nameOfService(service())).toBe('Maple Court, 9 a.m.');
    expect(nameOfService(service({ clientName: null }))).toBe('12 King Street, 9 a.m.');
  });
});

it.each([
  { employeeId: 7, day: '2026-11-16' },
  { employeeId: null, day: '2026-11-17' },
])('the key of %j leads back to it', (slot) => expect(slotOfKey(keyOf(slot))).toEqual(slot));
