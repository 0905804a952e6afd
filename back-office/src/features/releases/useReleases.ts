import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from 'shared-api/client';
import { useReleasesQuery } from './releasesApi.ts';

/** Milliseconds between looks at the releases while somebody sees them. */
const interval = 10_000;
/** Milliseconds after which a first answer is slow. */
const patience = 4000;

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
}

/** What Admins see of releases: asked for again and again while the page is seen, and on return. */
export function useReleases() {
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  // A session that has ended is taken up again by a login over this screen.
  const isWatched = useSession() !== null && isVisible;
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
