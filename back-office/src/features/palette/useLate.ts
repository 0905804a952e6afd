import { useEffect, useState } from 'react';
import { loadPart } from '../../late/loadPart.ts';

const load = () => loadPart(() => import(/* webpackChunkName: "palette" */ './late.ts'));
export type Late = Awaited<ReturnType<typeof load>>;

/** What the palette needs once it is open, and why it did not come. */
export function useLate(): { late: Late | undefined; failure: unknown } {
  const [late, setLate] = useState<Late>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    load().then(
      (loaded) => {
        setLate(loaded);
        setFailure(undefined);
      },
      (error: unknown) => setFailure(error),
    );
  }, []);
  return { late, failure };
}
