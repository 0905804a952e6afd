import type { AppReleases, StoredRelease } from 'shared-api/contract/releases/releases';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Table } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import type { ReleaseAction } from '../dialogs/releaseActions.ts';
import styles from './AppPanel.module.css';
import { More, useMore } from '../More.tsx';
import { texts } from '../texts.ts';
import { Version } from './Version.tsx';
import { marksOf, showDifference, showSize, wasLive } from './versions.ts';
import { When } from '../When.tsx';

interface StoredTableProps {
  releases: AppReleases;
  onAct: (act: ReleaseAction) => void;
}

/** Everything that is stored of an app, and what can be done with each version. */
export function StoredTable({ releases, onAct }: StoredTableProps) {
  const { app, stored } = releases;
  const more = useMore(stored);
  return (
    <section className={styles['stored']} aria-label={texts.storedOf(app)}>
      <h3 className={styles['part']}>{texts.stored}</h3>
      <Table
        caption={texts.storedOf(app)}
        isStacked
        columns={[
          {
            header: texts.version,
            cell: ({ version }: StoredRelease) => (
              <span className={styles['marks']}>
                <Version of={version} />
                {marksOf(releases, version).map(({ word, tone }) => (
                  <Badge key={word} tone={tone}>
                    {word}
                  </Badge>
                ))}
              </span>
            ),
          },
          { header: texts.storedAt, cell: ({ at }) => <When at={at} /> },
          { header: texts.who, cell: ({ by }) => by },
          {
            header: texts.size,
            align: 'end',
            isUnbroken: true,
            cell: ({ bytes }) => (
              <>
                {showSize(bytes)}{' '}
                <span className={styles['difference']}>{showDifference(releases, bytes)}</span>
              </>
            ),
          },
          {
            header: texts.actions,
            align: 'end',
            isActions: true,
            cell: ({ version }) => <Actions {...{ releases, version, onAct }} />,
          },
        ]}
        rows={more.shown}
        rowKey={({ version }) => version}
      />
      <More {...more} />
    </section>
  );
}

function Actions({ releases, version, onAct }: StoredTableProps & { version: string }) {
  const { live, share } = releases;
  const isLive = live?.version === version;
  const button = (label: string, kind: 'live' | 'share' | 'preview' | 'origin') => (
    <Button look="quiet" size="small" onClick={() => onAct({ kind, version })}>
      {label}
      <Unseen>{texts.ofVersion(version)}</Unseen>
    </Button>
  );
  return (
    <div className={styles['actions']}>
      {button(texts.origin, 'origin')}
      {button(texts.preview, 'preview')}
      {!isLive && share?.version !== version && button(texts.shareIt, 'share')}
      {!isLive && button(wasLive(releases, version) ? texts.rollBack : texts.makeLive, 'live')}
    </div>
  );
}
