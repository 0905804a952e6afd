import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { AppReleases } from 'shared-api/contract/releases/releases';
import { Button } from 'shared-ui/Button';
import { EmptyState } from 'shared-ui/EmptyState';
import type { ReleaseAction } from '../dialogs/releaseActions.ts';
import styles from './AppPanel.module.css';
import { FaultList } from './FaultList.tsx';
import { HistoryList } from './HistoryList.tsx';
import { LiveFacts } from './LiveFacts.tsx';
import { PreviewList } from '../dialogs/PreviewList.tsx';
import page from '../ReleasesPage.module.css';
import { RefusalList } from './RefusalList.tsx';
import { RolloutLine } from './RolloutLine.tsx';
import { StoredTable } from './StoredTable.tsx';
import { texts } from '../texts.ts';
import { refusedOf } from './versions.ts';

interface AppPanelProps {
  releases: AppReleases;
  /** What has come of the last change, in words. */
  result: string | undefined;
  onDismiss: () => void;
  onAct: (act: ReleaseAction) => void;
}

/** One app: what is live of it, what else is given to whom, and all that is stored. */
export function AppPanel({ releases, result, onDismiss, onAct }: AppPanelProps) {
  const { app, live, given, previous, share, previews, stored, history, faults } = releases;
  const refused = refusedOf(releases);
  const id = useId();
  return (
    <section className={page['panel']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['name']}>
          {texts.apps[app]}
        </h2>
        {previous !== null && (
          <Button
            look="secondary"
            size="small"
            onClick={() => onAct({ kind: 'live', version: previous })}
          >
            {texts.rollBackTo(previous)}
          </Button>
        )}
      </div>
      {result !== undefined && <Result text={result} onDismiss={onDismiss} />}
      {given !== null && live && (
        <p className={styles['warning']} role="alert">
          <strong>{texts.given(given, live.version)}</strong> {texts.givenCure}
        </p>
      )}
      <LiveFacts releases={releases} />
      {faults.length > 0 && <FaultList faults={faults} />}
      {refused.length > 0 && <RefusalList refused={refused} />}
      {share && <RolloutLine share={share} onAct={onAct} />}
      {previews.length > 0 && <PreviewList previews={previews} onAct={onAct} />}
      {stored.length === 0 ? (
        <EmptyState title={texts.emptyTitle}>{texts.empty(app)}</EmptyState>
      ) : (
        <div className={styles['parts']}>
          <StoredTable releases={releases} onAct={onAct} />
          <HistoryList app={app} history={history} />
        </div>
      )}
    </section>
  );
}

function Result({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  // What the window was opened from may be gone with the change: one goes on from here.
  useEffect(() => ref.current?.focus(), [text]);
  return (
    <div ref={ref} tabIndex={-1} className={styles['result']}>
      <p>{text}</p>
      <Button look="quiet" size="small" aria-label={texts.dismiss} onClick={onDismiss}>
        <X size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
