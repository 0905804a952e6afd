import { describe, expect, it } from '@jest/globals';
import { contractSchema } from 'shared-api/contract/entities/contract';
import { newRecord } from 'shared-api/contract/fields/schemas';
import type { StoredService } from './comingServices.ts';
import { planChange } from './planChange.ts';

/** Tuesdays; the day of these tests is Monday, November 23. */
const contract = {
  ...{ id: 1, version: 1 },
  ...newRecord(contractSchema),
  ...{ isActive: true, sinceTs: '2026-01-05', tuesday: true, hours: 2 },
};
const today = '2026-11-23';

/** What a change plans at a time of that day. */
const planAt = (time: string, change: object, services: StoredService[] = [], before = {}) =>
  planChange({ ...contract, ...before }, { ...contract, ...before, ...change }, services, {
    company: {},
    now: `${today}T${time}:00`,
    mayMove: true,
  });

const service: StoredService = {
  ...{
    id: 7,
    version: 1,
    contractDay: today,
    dateTs: `${today}T16:00`,
    plannedTs: `${today}T16:00`,
  },
  ...{
    serviceStatus: 'Scheduled',
    invoiceId: null,
    isStarted: false,
    cancelledWithContract: false,
  },
  ...{
    employeeName: null,
    clientId: null,
    employeeId: null,
    address: '',
    city: '',
    postalCode: '',
  },
  ...{ priceCents: null, empCostCents: null, hours: 2, lineData: '', instructions: '' },
};

describe('a contract that gets the weekday of today', () => {
  it.each([
    ['09:00', '08:59', true],
    ['09:00', '09:00', false],
    ['09:00', '14:05', false],
    ['15:30', '14:05', true],
    // Without a time of its own it would begin at nine, or after what the person does before it.
    [null, '08:59', true],
    [null, '14:05', false],
  ])('with a visit at %s, at %s: made today is %s', (startTime, now, isMade) => {
    const { added } = planAt(now, { monday: true, startTime });
    expect(added.includes(today)).toBe(isMade);
    expect(added).toContain('2026-11-30');
  });
});

describe('a visit of today', () => {
  const mondays = { monday: true, startTime: '16:00' };

  it('stays at its time where the new one is over, but takes over what else is changed', () => {
    const moved = planAt('14:05', { startTime: '08:30' }, [service], mondays);
    expect(moved.groups.fitting).toEqual([]);
    const { fitting } = planAt(
      '14:05',
      { startTime: '08:30', hours: 3 },
      [service],
      mondays,
    ).groups;
    expect(fitting).toEqual([{ service, values: { hours: 3 }, isLaidAnew: false }]);
    const later = planAt('14:05', { startTime: '15:00' }, [service], mondays);
    expect(later.groups.fitting).toEqual([{ service, values: {}, isLaidAnew: true }]);
  });

  it('is not planned again once its time is over', () => {
    const cancelled = { ...service, serviceStatus: 'Cancelled', cancelledWithContract: true };
    const again = (now: string, startTime: string) =>
      planAt(now, { monday: true, startTime }, [cancelled], { monday: false }).restored;
    expect(again('14:05', '08:30')).toEqual([]);
    expect(again('14:05', '16:00')).toEqual([cancelled]);
  });
});
