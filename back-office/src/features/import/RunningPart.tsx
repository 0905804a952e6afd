import type { Import } from 'shared-api/contract/entities/importing/imports';
import styles from './ImportPage.module.css';
import { texts } from './texts.ts';

const t = texts.running;

/** How far an import is. */
export const RunningPart = ({ progress }: Pick<Import, 'progress'>) => (
  <section className={styles['panel']} aria-labelledby="running">
    <h2 id="running" className={styles['heading']}>
      {t.title}
    </h2>
    <progress
      aria-label={t.title}
      className={styles['progress']}
      {...(progress && { value: progress.done, max: progress.all })}
    />
    <p className={styles['figures']}>
      {progress ? t.progress(progress.done, progress.all) : t.waiting}
    </p>
    <p className={styles['soft']}>{t.leave}</p>
  </section>
);
