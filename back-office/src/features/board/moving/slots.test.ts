import { describe, expect, it } from '@jest/globals';
import type { BoardService } from 'shared-api/contract/schedule/board';
import { daysOfWeek, mondayOf } from 'shared-api/contract/values/days';
import {
  bySlot,
  keyOf,
  loadOf,
  nameOfService,
  rowsOf,
  slotName,
  slotOfKey,
  stepFrom,
  timesOf,
} from './slots.ts';

const service = (fields: Partial<BoardService> = {}): BoardService => ({
  id: 1,
  version: 1,
  employeeId: 7,
  clientName: 'Maple Court',
  address: '12 King Street',
  city: 'Waterloo',
  dateTs: '2026-11-16T09:00',
  hours: 2,
  serviceStatus: 'Scheduled',
  isContract: false,
  type: 'Janitorial',
  ...fields,
});
const rows = rowsOf([
  { id: 7, fullName: 'Ann Archer' },
  { id: 3, fullName: '' },
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

  it.each([
    ['ArrowRight', { employeeId: 7, day: '2026-11-17' }],
    ['ArrowUp', { employeeId: null, day: '2026-11-16' }],
    ['ArrowDown', { employeeId: 3, day: '2026-11-16' }],
    ['ArrowLeft', { employeeId: 7, day: '2026-11-16' }],
  ])('goes one cell with %s, and stays at its edge', (key, slot) => {
    expect(stepFrom({ employeeId: 7, day: '2026-11-16' }, key, rows, week)).toEqual(slot);
  });

  it.each([
    ['ArrowUp', { employeeId: null, day: '2026-11-22' }],
    ['ArrowRight', { employeeId: null, day: '2026-11-22' }],
  ])('does not go over its corner with %s', (key, slot) => {
    expect(stepFrom(slot, key, rows, week)).toEqual(slot);
  });

  it('names a slot in words', () => {
    expect(slotName({ employeeId: 7, day: '2026-11-17' }, rows)).toBe(
      'Ann Archer, Tuesday, November 17',
    );
  });

  it('counts what is really to be done', () => {
    const all = [service(), service({ hours: null }), service({ serviceStatus: 'Cancelled' })];
    expect(loadOf(all)).toEqual({ count: 2, hours: 3 });
  });
});

describe('a service', () => {
  it.each([
    [2, '09:00–11:00'],
    [1.5, '09:00–10:30'],
    [16, '09:00–01:00'],
    [null, '09:00'],
    [0, '09:00'],
    [1e300, '09:00'],
  ])('of %s hours is shown as %s', (hours, times) => {
    expect(timesOf(service({ hours }))).toBe(times);
  });

  it('goes by its client, or its address', () => {
    expect(nameOfService(service())).toBe('Maple Court, 09:00');
    expect(nameOfService(service({ clientName: null }))).toBe('12 King Street, 09:00');
  });
});

it.each([
  { employeeId: 7, day: '2026-11-16' },
  { employeeId: null, day: '2026-11-17' },
])('the key of %j leads back to it', (slot) => expect(slotOfKey(keyOf(slot))).toEqual(slot));
