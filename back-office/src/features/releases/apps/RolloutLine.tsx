import type { AppReleases } from 'shared-api/contract/releases/releases';
import { Button } from 'shared-ui/Button';
import type { ReleaseAction } from '../dialogs/releaseActions.ts';
import styles from './AppPanel.module.css';
import { texts } from '../texts.ts';
import { RolloutWatchTable } from './RolloutWatchTable.tsx';
import { Version } from './Version.tsx';
import { When } from '../When.tsx';

interface RolloutLineProps {
  share: NonNullable<AppReleases['share']>;
  onAct: (act: ReleaseAction) => void;
}

/** A version that some of the visitors get, and how it goes on. */
export function RolloutLine({
  share: { version, percent, since, by, watch },
  onAct,
}: RolloutLineProps) {
  return (
    <section className={styles['line']} aria-label={texts.share}>
      <h3 className={styles['part']}>{texts.share}</h3>
      <div className={styles['lineFacts']}>
        <Version of={version} />
        <span className={styles['share']}>
          <span className={styles['bar']} aria-hidden="true">
            <span style={{ inlineSize: `${percent}%` }} />
          </span>
          {texts.shareOf(percent)}
        </span>
        <span>
          <When at={since} /> <span className={styles['soft']}>{texts.by(by)}</span>
        </span>
      </div>
      <div className={styles['actions']}>
        <Button look="secondary" size="small" onClick={() => onAct({ kind: 'share', version })}>
          {texts.change}
        </Button>
        <Button look="secondary" size="small" onClick={() => onAct({ kind: 'live', version })}>
          {texts.giveToAll}
        </Button>
        <Button
          look="quiet"
          size="small"
          onClick={() => onAct({ kind: 'withdraw', version, percent })}
        >
          {texts.withdraw}
        </Button>
      </div>
      {watch && <RolloutWatchTable watch={watch} />}
    </section>
  );
}
