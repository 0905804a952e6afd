import { beforeEach, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useDraft } from './useDraft.ts';

const stored = { address: '1 King Street', city: 'Waterloo' };
const typed = { address: '2 Queen Street', city: 'Waterloo' };

beforeEach(() => sessionStorage.clear());

it('offers what was typed again, also when somebody else has changed the record since', () => {
  renderHook(() => useDraft('clients', { id: 7, version: 1 }, stored, typed, true));
  const theirs = { address: '1 King Street', city: 'Kitchener' };
  const { result } = renderHook(() =>
    useDraft('clients', { id: 7, version: 2 }, theirs, theirs, false),
  );
  // Not the city, which was not typed: it would undo the other's change.
  expect(result.current.found).toEqual({ address: '2 Queen Street' });
});

it('offers nothing where nothing was typed, and nothing of another record', () => {
  renderHook(() => useDraft('clients', { id: 8 }, stored, typed, true));
  const { result } = renderHook(() => useDraft('clients', { id: 7 }, stored, stored, false));
  expect(result.current.found).toBeUndefined();
});
