import { useState } from 'react';
import { useAgainAfterLogin } from './useAgainAfterLogin.ts';

/** The result of a query that is repeated each time a screen is opened. */
export interface FreshQuery<T> {
  currentData?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * The data that a form starts with. Later answers do not replace it, since something may have been typed by then;
 * that there is newer data is said when the form is saved.
 * @returns the data, undefined until it has loaded, and a function that replaces it
 */
export function useFirstAnswer<T>({
  currentData,
  error,
  isFetching,
  refetch,
}: FreshQuery<T>): [first: T | undefined, setFirst: (newer: T) => void] {
  useAgainAfterLogin(error, refetch);
  const [first, setFirst] = useState(isFetching ? undefined : currentData);
  if (first === undefined && currentData !== undefined && !isFetching) setFirst(currentData);
  return [first, setFirst];
}
