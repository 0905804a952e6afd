import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One and the same function over all renderings, which does what the last one says: for parts that
 * are rendered anew only when what they show has changed.
 */
export function useLatest<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current(...args), []);
}
