import { useState } from 'react';
import type { AppReleases } from 'shared-api/contract/releases/releases';
import { useLazyReleasesQuery } from '../releasesApi.ts';
import { texts } from '../texts.ts';

type Given = Pick<AppReleases, 'share' | 'live'>;

/** Why what is given now is not what was shown; undefined where it is. */
function changeOf(known: Given, now: Given): string | undefined {
  if (now.live?.version !== known.live?.version && now.live) return texts.liveMeanwhile(now.live);
  const { share } = now;
  const isOther =
    share?.version !== known.share?.version || share?.percent !== known.share?.percent;
  return isOther ? texts.shareMeanwhile(share) : undefined;
}

/**
 * Whether somebody else has changed what visitors get since it was shown: who withdraws a release that fails has to be
 * sure that nobody gives it out again without knowing.
 */
export function useMeanwhile(shown: AppReleases) {
  const [known, setKnown] = useState<Given>(shown);
  const [words, setWords] = useState<string>();
  const [read, { isFetching }] = useLazyReleasesQuery();
  return {
    words,
    isLooking: isFetching,
    /** @returns whether it was, which is then said */
    look: async (): Promise<boolean> => {
      const { data } = await read(undefined);
      const now = data?.apps.find(({ app }) => app === shown.app) ?? known;
      const change = changeOf(known, now);
      setKnown(now);
      setWords(change);
      return change !== undefined;
    },
  };
}
