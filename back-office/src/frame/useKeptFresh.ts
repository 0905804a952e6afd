import { useCallback, useEffect, useRef } from 'react';
import { useIsWatched } from '../useIsWatched.ts';
import { useAgainAfterLogin } from './useAgainAfterLogin.ts';

/** Milliseconds between looks at what is new. */
const interval = 30_000;

/**
 * Keeps what is shown up to date while somebody looks at the page: every half minute, and at once when they come back to
 * it. What was refused because the session had ended is asked for again after the next login.
 * @param error of the query
 * @param refetch of the query
 * @returns a function that waits for the refetch under way: RTK Query ignores a request for further rows beside it
 */
export function useKeptFresh(
  error: unknown,
  refetch: () => PromiseLike<unknown>,
): () => Promise<void> {
  const isWatched = useIsWatched();
  const look = useRef<PromiseLike<unknown>>(null);
  const wasAway = useRef(false);
  useAgainAfterLogin(error, refetch);
  useEffect(() => {
    if (!isWatched) {
      wasAway.current = true;
      return undefined;
    }
    const again = (): void => {
      look.current = refetch();
    };
    // The first request is the query's own, which may begin after this.
    if (wasAway.current) again();
    wasAway.current = false;
    const timer = setInterval(again, interval);
    return () => clearInterval(timer);
  }, [isWatched, refetch]);
  return useCallback(async () => void (await look.current), []);
}
