import { useCompany } from 'shared-api/client';
import { nameOfClock } from '../times.ts';
import { Failure, Waiting } from '../PageState.tsx';
import page from '../ReleasesPage.module.css';
import { texts as releases } from '../texts.ts';
import { usePlatform } from '../useReleases.ts';
import { Clock } from '../When.tsx';
import { FiguresPanel } from './FiguresPanel.tsx';
import { PreviewsPanel } from './PreviewsPanel.tsx';
import { SharedPanel } from './SharedPanel.tsx';
import { SizesPanel } from './SizesPanel.tsx';
import { texts } from './texts.ts';

/** All apps side by side: what they share, how they fare, how large they are, and who sees something else. */
export function PlatformPart() {
  const { timeZone } = useCompany();
  const { data, error, isFetching, isSlow, refetch, readAt = 0 } = usePlatform();
  return (
    <Clock readAt={readAt}>
      <p className={page['intro']}>
        {texts.intro} {readAt > 0 && releases.clock(nameOfClock(readAt, timeZone))}
      </p>
      {error !== undefined && (!isFetching || data) && (
        <Failure
          error={error}
          isStale={data !== undefined}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && (isFetching || error === undefined) && <Waiting isSlow={isSlow} />}
      {data && (
        <>
          <SharedPanel platform={data} />
          <FiguresPanel platform={data} />
          <SizesPanel platform={data} />
          <PreviewsPanel platform={data} />
        </>
      )}
    </Clock>
  );
}
