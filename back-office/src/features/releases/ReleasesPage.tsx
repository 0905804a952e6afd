import { useState } from 'react';
import { useCompany, useSession } from 'shared-api/client';
import { may } from 'shared-api/contract/staff/permissions';
import { NotAllowed } from '../../frame/NotAllowed.tsx';
import { ReleaseActionDialog } from './dialogs/ReleaseActionDialog.tsx';
import type { AppReleaseAction } from './dialogs/releaseActions.ts';
import { AppPanel } from './apps/AppPanel.tsx';
import { Failure, Waiting } from './PageState.tsx';
import styles from './ReleasesPage.module.css';
import { ServersPanel } from './ServersPanel.tsx';
import { texts } from './texts.ts';
import { TokensPanel } from './tokens/TokensPanel.tsx';
import { nameOfClock } from './times.ts';
import { useReleases } from './useReleases.ts';
import { Clock } from './When.tsx';

/** Which version of each app visitors get, and what can be done about it, for Admins. */
export function ReleasesPage() {
  const session = useSession();
  // While a session that ended waits to be taken up again, the screen stays as it is.
  if (session && !may(session.role, 'releases')) return <NotAllowed message={texts.refused} />;
  return <Releases />;
}

function Releases() {
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
      <title>{texts.title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles['head']}>
        <h1 className={styles['title']}>{texts.title}</h1>
        <p className={styles['soft']}>
          {texts.intro} {readAt > 0 && texts.clock(nameOfClock(readAt, timeZone))}
        </p>
      </div>
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
