import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useKeepSizes, useKeptSizes } from './useKeptSizes.ts';

const rows = [{ key: 7, index: 0, start: 226, end: 271, size: 45, lane: 0 }];

/** Shows a list, and leaves it. @returns the sizes with which it began, and the leaving */
function show(shown: string) {
  const { result, unmount } = renderHook(() => {
    const before = useKeptSizes('clients', shown);
    useKeepSizes('clients', shown, 226, { takeSnapshot: () => rows });
    return before;
  });
  return { before: result.current, leave: unmount };
}

it('a list has the sizes of its last visit, where it shows the same in a window as wide', () => {
  show('all').leave();
  expect(show('all').before).toEqual({ top: 226, rows });
  expect(show('overdue').before).toBeUndefined();
  window.innerWidth -= 100;
  expect(show('all').before).toBeUndefined();
});

it('a list that was left in a window of another width has none', () => {
  const list = show('unpaid');
  window.innerWidth = 390;
  list.leave();
  expect(show('unpaid').before).toBeUndefined();
  window.innerWidth = 1440;
  expect(show('unpaid').before).toBeUndefined();
});
