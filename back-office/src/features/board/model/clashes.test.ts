import { describe, expect, it } from '@jest/globals';
import { usualHours } from 'shared-api/contract/schedule/workingHours';
import { daysOfWeek } from 'shared-api/contract/values/days';
import { availableOn, loadOf, workDayOf } from './capacity.ts';
import { clashesOf } from './clashes.ts';
import { layOut } from './lanes.ts';
import { testService as service } from './testServices.ts';

const at = (id: number, time: string, hours: number | null, fields: object = {}) =>
  service({ id, dateTs: `2026-11-16T${time}`, hours, ...fields });

describe('a clash', () => {
  const found = (...services: ReturnType<typeof at>[]) =>
    [...clashesOf(services)].map(([id, others]) => [id, others.map((other) => other.id)]);

  it('is found at both services, with each other', () => {
    expect(found(at(1, '09:00', 2), at(2, '10:30', 1), at(3, '11:30', 1))).toEqual([
      [1, [2]],
      [2, [1]],
    ]);
  });

  it('is told of every pair of what the generator begins at one hour', () => {
    const others: unknown = Object.fromEntries(
      found(at(1, '09:00', 2), at(2, '09:00', 3), at(3, '09:00', 1)),
    );
    expect(others).toEqual({ 1: [2, 3], 2: [1, 3], 3: [1, 2] });
  });

  it('counts an hour where nobody said, and reaches over midnight', () => {
    expect(found(at(1, '09:00', null), at(2, '09:59', 1))).toHaveLength(2);
    const next = service({ id: 2, dateTs: '2026-11-17T00:30' });
    expect(found(at(1, '22:00', 3), next)).toHaveLength(2);
  });

  it.each([
    ['what begins when another ends', at(2, '11:00', 1)],
    ['what somebody else does', at(2, '09:00', 1, { employeeId: 3 })],
    ['what is done', at(2, '09:00', 1, { serviceStatus: 'Complete' })],
    ['what was called off', at(2, '09:00', 1, { serviceStatus: 'Cancelled' })],
  ])('is none with %s', (_what, other) => {
    expect(found(at(1, '09:00', 2), other)).toEqual([]);
  });

  it('is none where nobody does either', () => {
    const nobody = { employeeId: null };
    expect(found(at(1, '09:00', 2, nobody), at(2, '09:00', 2, nobody))).toEqual([]);
  });
});

describe('hours', () => {
  const ann = { id: 7, fullName: 'Ann', hours: [...usualHours], leave: [] };
  const week = daysOfWeek('2026-11-16');

  it('of a usual week are five days of nine', () => expect(availableOn(ann, week)).toBe(45));

  it('are less by leave, from its first to its last day', () => {
    const leave = [{ from: '2026-11-10', until: '2026-11-17', word: 'Vacation' }];
    expect(availableOn({ ...ann, leave }, week)).toBe(27);
    expect(workDayOf({ ...ann, leave }, '2026-11-17').leave?.word).toBe('Vacation');
    expect(workDayOf({ ...ann, leave }, '2026-11-18').leave).toBeUndefined();
  });

  it('planned are those of what is really to be done', () => {
    const all = [service(), service({ hours: null }), service({ serviceStatus: 'Cancelled' })];
    expect(loadOf(all)).toEqual({ count: 2, hours: 3 });
  });
});

describe('a day is drawn', () => {
  const laid = (...services: ReturnType<typeof at>[]) =>
    layOut(services).map(({ service: { id }, lane, lanes }) => [id, lane, lanes]);

  it('with what overlaps side by side, and what does not as wide as the column', () => {
    expect(laid(at(1, '09:00', 2), at(2, '10:00', 2), at(3, '12:00', 1))).toEqual([
      [1, 0, 2],
      [2, 1, 2],
      [3, 0, 1],
    ]);
  });

  it('with a lane that is free again used again', () => {
    expect(laid(at(1, '09:00', 4), at(2, '09:30', 1), at(3, '11:00', 1))).toEqual([
      [1, 0, 2],
      [2, 1, 2],
      [3, 1, 2],
    ]);
  });

  it('with cards as long as they last, half an hour at least, and within the day', () => {
    const [first, late] = layOut([at(1, '09:00', 0.1), at(2, '23:45', 3)]);
    expect([first?.begins, first?.ends]).toEqual([540, 570]);
    expect([late?.begins, late?.ends]).toEqual([1410, 1440]);
  });
});
