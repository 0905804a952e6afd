import { useState } from 'react';
import type { AppReleases } from 'shared-api/contract/releases/releases';
import { useLazyReleasesQuery } from '../releasesApi.ts';

/**
 * The mark of what was seen when a window was opened, by which the server refuses what was decided on by something else than what
 * is now: whoever withdraws a release that fails has to be sure that nobody gives it out again without knowing. The page behind
 * the window is read again all the time, so that the newest mark may be one of what nobody has looked at.
 * @param markOf the mark that the change depends on
 */
export function useSeen(
  shown: AppReleases,
  markOf: (releases: AppReleases) => string | undefined = ({ mark }) => mark,
) {
  const [mark, setMark] = useState(markOf(shown));
  const [read] = useLazyReleasesQuery();
  return {
    mark,
    /** After a refusal, which says what is now: that counts as seen from then on. */
    lookAgain: async (): Promise<void> => {
      const { data } = await read(undefined);
      const now = data?.apps.find(({ app }) => app === shown.app);
      if (now) setMark(markOf(now));
    },
  };
}
