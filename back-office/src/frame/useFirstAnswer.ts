import { useState } from 'react';
import { useAgainAfterLogin } from './useAgainAfterLogin.ts';

/** A query that is asked anew each time that a screen is opened. */
export interface AskedAnew<T> {
  currentData?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * What a form begins with. Once it is open a later answer does not replace that, since something may have been
 * typed; newer data is told of when it is saved.
 * @returns undefined until it has come, and what puts something newer in its place
 */
export function useFirstAnswer<T>({
  currentData,
  error,
  isFetching,
  refetch,
}: AskedAnew<T>): [first: T | undefined, setFirst: (newer: T) => void] {
  useAgainAfterLogin(error, refetch);
  const [first, setFirst] = useState(isFetching ? undefined : currentData);
  if (first === undefined && currentData !== undefined && !isFetching) setFirst(currentData);
  return [first, setFirst];
}
