import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ScheduleEntry } from 'shared-api/contract/schedule/schedule';
import { callAddress, mapAddress } from '../../placeLinks.ts';
import { nameOf, progressOf } from './service/entry.ts';
import { keepList, keptLists } from './offline/keptList.ts';
import { withMarks, type KeptMark } from './marks/keptMarks.ts';
import { secretKey } from './secretKey.ts';
import { outcomeOf } from './marks/useMarkQueue.ts';

const entry: ScheduleEntry = {
  serviceCode: 'S-000001',
  companyName: 'Maple Court',
  clientName: 'Ann',
  phoneNumber: null,
  dateTs: '2026-11-21T08:00',
  address: '1 King Street',
  city: 'Waterloo',
  lineData: '',
  instructions: '',
  isContract: false,
  serviceStatus: 'Scheduled',
  isStarted: false,
};
const mark = (kind: 'started' | 'complete', rest: object = { state: 'waiting' }): KeptMark =>
  ({
    mark: { serviceCode: entry.serviceCode, mark: kind, key: kind, markedAt: 1 },
    ...rest,
  }) as KeptMark;

describe('an entry', () => {
  it('names the company, else the client', () => {
    expect(nameOf(entry)).toBe('Maple Court');
    expect(nameOf({ ...entry, companyName: null })).toBe('Ann');
    expect(nameOf({ ...entry, companyName: '' })).toBe('Ann');
    expect(nameOf({ ...entry, companyName: null, clientName: null })).toBe('No client');
  });

  it.each([
    [[], 'scheduled'],
    [[mark('started')], 'started'],
    [[mark('started', { state: 'taken', takenAt: 1 })], 'started'],
    [[mark('started'), mark('complete')], 'complete'],
    [[mark('complete', { state: 'refused', why: 'No.' })], 'scheduled'],
  ])('shows marks before the list holds them (%#)', (marks, progress) => {
    expect(withMarks([entry], marks).map(progressOf)).toEqual([progress]);
  });

  it('is not put back by a mark', () => {
    const complete = { ...entry, isStarted: true, serviceStatus: 'Complete' };
    expect(withMarks([complete], [mark('started')])).toEqual([complete]);
  });
});

describe('links', () => {
  it.each([
    ['12 King St. W & 3rd', 'Waterloo', '12%20King%20St.%20W%20%26%203rd%2C%20Waterloo'],
    ['', 'Waterloo', 'Waterloo'],
  ])('lead to %p, %p on the map', (address, city, query) =>
    expect(mapAddress(address, city)).toBe(
      `https://www.google.com/maps/search/?api=1&query=${query}`,
    ),
  );

  it('to nowhere are none', () => expect(mapAddress(' ', '')).toBeUndefined());

  it.each([
    ['519-555-0101', 'tel:5195550101'],
    ['+1 (519) 555-0101', 'tel:+15195550101'],
    ['519 555 0101 ext. 7', 'tel:5195550101'],
    ['', undefined],
    ['ask Ann', undefined],
    [null, undefined],
  ])('call %p at %p', (phone, address) => expect(callAddress(phone)).toBe(address));
});

describe('what an answer says of a mark', () => {
  it.each([
    [undefined, 'taken'],
    [{ status: 404, data: { message: 'Gone.' } }, 'refused'],
    [{ status: 400, data: { message: 'Wrong.' } }, 'refused'],
    [{ status: 500, data: { message: 'Broken.' } }, 'unreachable'],
    [{ status: 429, data: { message: 'Later.' } }, 'unreachable'],
    [{ status: 'FETCH_ERROR', error: 'TypeError' }, 'unreachable'],
    // A page of somebody else's network in place of the answer.
    [{ status: 'PARSING_ERROR', originalStatus: 404, data: '<html>' }, 'unreachable'],
    [{ name: 'AbortError', message: 'Aborted' }, 'unreachable'],
  ])('%j: %s', (error, state) => expect(outcomeOf(error).state).toBe(state));
});

describe('kept lists', () => {
  beforeEach(() => localStorage.clear());

  it('come back after a reload, without the secret', () => {
    const key = secretKey('a-secret-of-somebody');
    keepList(keptLists(), key, { entries: [entry], loadedAt: 5 });
    expect(keptLists().get(key)).toEqual({ entries: [entry], loadedAt: 5 });
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('a-secret-of-somebody');
    expect(secretKey('a-secret-of-somebodz')).not.toBe(key);
  });

  it('that are long over are forgotten when another is kept', () => {
    const day = 86_400_000;
    keepList(keptLists(), 'old', { entries: [], loadedAt: 1 * day });
    keepList(keptLists(), 'newer', { entries: [], loadedAt: 3 * day });
    keepList(keptLists(), 'newest', { entries: [], loadedAt: 5 * day });
    expect(keptLists().keys().sort()).toEqual(['newer', 'newest']);
  });

  it('that cannot be read are none', () => {
    localStorage.setItem('schedule-list x', '{"entries":');
    localStorage.setItem('schedule-list y', '{"entries":{}}');
    expect(keptLists().all()).toEqual([]);
  });
});
