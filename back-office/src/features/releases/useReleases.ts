import { useIsWatched } from '../../useIsWatched.ts';
import { usePlatformQuery, useReleasesQuery } from './releasesApi.ts';
import { interval, useReadAgain } from './useReadAgain.ts';

const whileWatched = (isWatched: boolean) => ({
  pollingInterval: isWatched ? interval : 0,
  refetchOnMountOrArgChange: true,
});

/** What Admins see of releases: asked for again and again while the page is seen, and on return. */
export function useReleases() {
  const isWatched = useIsWatched();
  return useReadAgain(useReleasesQuery(undefined, whileWatched(isWatched)), isWatched);
}

/** The same of the platform. */
export function usePlatform() {
  const isWatched = useIsWatched();
  return useReadAgain(usePlatformQuery(undefined, whileWatched(isWatched)), isWatched);
}
