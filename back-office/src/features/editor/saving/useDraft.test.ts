import { beforeEach, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useDraft } from './useDraft.ts';
import type { FormValues } from '../fields/fieldText.ts';

const stored = { address: '1 King Street', city: 'Waterloo' };
const typed = { address: '2 Queen Street', city: 'Waterloo' };

/** The editor of a client, whose form has that key. */
const open = (
  record: object,
  from: FormValues,
  values: FormValues,
  { key = 'key', isSent = false } = {},
) =>
  renderHook(() =>
    useDraft(
      'clients',
      { ...record },
      from,
      values,
      { isDirty: from !== values, isSent },
      () => key,
    ),
  );

beforeEach(() => sessionStorage.clear());

it('offers what was typed again, also when somebody else has changed the record since', () => {
  open({ id: 7, version: 1 }, stored, typed);
  const theirs = { address: '1 King Street', city: 'Kitchener' };
  const { result } = open({ id: 7, version: 2 }, theirs, theirs);
  // Not the city, which was not typed: it would undo the other's change.
  expect(result.current.found?.typed).toEqual({ address: '2 Queen Street' });
});

it('goes on with the key that it may have been sent with', () => {
  open({}, stored, typed, { key: 'first' });
  expect(open({}, stored, stored, { key: 'second' }).result.current.found?.key).toBe('first');
});

it('offers nothing where nothing was typed, and nothing of another record', () => {
  open({ id: 8 }, stored, typed);
  expect(open({ id: 7 }, stored, stored).result.current.found).toBeUndefined();
});

it('offers what was sent untouched and got no answer, with its key', () => {
  open({}, stored, stored, { key: 'first', isSent: true });
  const sent = { typed: stored, key: 'first', isSent: true };
  // As its page is loaded again, or where the editor begins with something else.
  expect(open({}, stored, stored).result.current.found).toEqual({ ...sent, isShown: true });
  expect(open({}, typed, typed).result.current.found).toEqual({ ...sent, isShown: false });
});
