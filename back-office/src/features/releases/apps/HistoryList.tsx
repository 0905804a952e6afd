import type { AppName } from 'shared-api/contract/releases/release';
import type { LiveChange } from 'shared-api/contract/releases/releases';
import styles from './AppPanel.module.css';
import { More, useMore } from '../More.tsx';
import { texts } from '../texts.ts';
import { Version } from './Version.tsx';
import { When } from '../When.tsx';

/** The changes of what is live, the newest first. */
export function HistoryList({ app, history }: { app: AppName; history: readonly LiveChange[] }) {
  const more = useMore(history);
  return (
    <section className={styles['history']} aria-label={texts.historyOf(app)}>
      <h3 className={styles['part']}>{texts.history}</h3>
      {history.length === 0 && <p className={styles['nothing']}>{texts.noHistory}</p>}
      <ol className={styles['changes']}>
        {more.shown.map(({ version, since, by, way, forced }) => (
          <li key={`${since} ${version}`}>
            <span className={styles['change']}>
              <Version of={version} /> {texts.ways[way]}
            </span>
            <span className={styles['changeFacts']}>
              <When at={since} /> <span className={styles['soft']}>{texts.by(by)}</span>
            </span>
            {forced !== undefined && (
              <span className={styles['forced']}>{texts.forced(forced)}</span>
            )}
          </li>
        ))}
      </ol>
      <More {...more} />
    </section>
  );
}
