import { useEffect, useState } from 'react';
import { useDispatch, type Store } from 'shared-api/store';

/**
 * What a page mostly has already, and asks for where it came without a load.
 * @param ask a function that stays the same; it loads calls of the API, which weigh more than most pages,
 *   and gives nothing where the answer does not come
 */
export function useKnownOrAsked<T>(
  known: T | undefined,
  ask: (dispatch: Store['dispatch']) => Promise<T | undefined>,
): { data: T | undefined; isError: boolean } {
  const dispatch = useDispatch();
  const [asked, setAsked] = useState<T>();
  const [isError, setError] = useState(false);
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown) return;
    ask(dispatch).then(
      (answer) => {
        setAsked(answer);
        setError(answer === undefined);
      },
      () => setError(true),
    );
  }, [isKnown, ask, dispatch]);
  return { data: known ?? asked, isError: isError && !isKnown };
}
