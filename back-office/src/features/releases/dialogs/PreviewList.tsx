import type { ReleasePreview } from 'shared-api/contract/releases/releases';
import { Button } from 'shared-ui/Button';
import { Unseen } from 'shared-ui/Unseen';
import type { ReleaseAction } from './releaseActions.ts';
import styles from '../apps/AppPanel.module.css';
import { texts } from '../texts.ts';
import { Version } from '../apps/Version.tsx';
import { When } from '../When.tsx';

interface PreviewListProps {
  previews: readonly ReleasePreview[];
  onAct: (act: ReleaseAction) => void;
}

/** The previews that are good now. */
export function PreviewList({ previews, onAct }: PreviewListProps) {
  return (
    <section className={styles['line']} aria-label={texts.previews}>
      <h3 className={styles['part']}>{texts.previews}</h3>
      <ul className={styles['previews']}>
        {previews.map(({ id, version, until, by }) => (
          <li key={id}>
            <div className={styles['lineFacts']}>
              <Version of={version} />
              <span>
                {texts.until} <When at={until} />
              </span>
              <span className={styles['soft']}>{texts.by(by)}</span>
            </div>
            <Button
              look="quiet"
              size="small"
              onClick={() => onAct({ kind: 'endPreview', id, version })}
            >
              {texts.end}
              <Unseen>{texts.ofVersion(version)}</Unseen>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
