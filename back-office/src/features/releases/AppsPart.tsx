import { useState } from 'react';
import { useCompany } from 'shared-api/client';
import { ReleaseActionDialog } from './dialogs/ReleaseActionDialog.tsx';
import type { AppReleaseAction } from './dialogs/releaseActions.ts';
import { OverridesPanel } from './overrides/OverridesPanel.tsx';
import { AppPanel } from './apps/AppPanel.tsx';
import { Failure, Waiting } from './PageState.tsx';
import styles from './ReleasesPage.module.css';
import { ServersPanel } from './ServersPanel.tsx';
import { texts } from './texts.ts';
import { TokensPanel } from './tokens/TokensPanel.tsx';
import { nameOfClock } from './times.ts';
import { useReleases } from './useReleases.ts';
import { Clock } from './When.tsx';

/** Which version of each app visitors get, and what can be done about it. */
export function AppsPart() {
  const { timeZone } = useCompany();
  const { data, error, isFetching, isSlow, refetch, readAt = 0 } = useReleases();
  const [act, setAct] = useState<AppReleaseAction>();
  const [result, setResult] = useState<Pick<AppReleaseAction, 'app'> & { text: string }>();
  const concerned = act && data?.apps.find(({ app }) => app === act.app);

  function begin(begun: AppReleaseAction): void {
    setResult(undefined);
    setAct(begun);
  }
  return (
    <Clock readAt={readAt}>
      <p className={styles['intro']}>
        {texts.intro} {readAt > 0 && texts.clock(nameOfClock(readAt, timeZone))}
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
      {data?.apps.map((releases) => (
        <AppPanel
          key={releases.app}
          releases={releases}
          result={result?.app === releases.app ? result.text : undefined}
          onDismiss={() => setResult(undefined)}
          onAct={(begun) => begin({ ...begun, app: releases.app })}
        />
      ))}
      {data && <OverridesPanel />}
      {data && <TokensPanel />}
      {data && <ServersPanel servers={data.servers} place={data.place} />}
      {act && concerned && (
        <ReleaseActionDialog
          act={act}
          releases={concerned}
          onClose={() => setAct(undefined)}
          onDone={(text) => {
            setAct(undefined);
            setResult({ app: act.app, text });
          }}
        />
      )}
    </Clock>
  );
}
