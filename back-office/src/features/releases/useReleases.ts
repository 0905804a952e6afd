import { useEffect, useState } from 'react';
import { useIsWatched } from '../../useIsWatched.ts';
import { useReleasesQuery } from './releasesApi.ts';

/** Milliseconds between looks at the releases while somebody sees them. */
const interval = 10_000;
/** Milliseconds after which a first answer is slow. */
const patience = 4000;

/** What Admins see of releases: asked for again and again while the page is seen, and on return. */
export function useReleases() {
  const isWatched = useIsWatched();
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useReleasesQuery(undefined, {
    pollingInterval: isWatched ? interval : 0,
    refetchOnMountOrArgChange: true,
  });
  useEffect(() => {
    // The first time this joins the request that is under way.
    if (isWatched) void refetch();
  }, [isWatched, refetch]);
  const isWaiting = data === undefined && isFetching;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return { data, error, isFetching, isSlow, refetch, readAt: fulfilledTimeStamp };
}
