import type { ImportReport } from 'shared-api/contract/entities/importing/imports';
import styles from './ImportPage.module.css';
import { RowFaults } from './RowFaults.tsx';
import { texts } from './texts.ts';

const t = texts.left;

/** What rows say that is not stored, though they are not refused. */
export function LeftTable({ report: { left, leftCount } }: { report: ImportReport }) {
  return (
    <section aria-labelledby="left">
      <h2 id="left" className={styles['heading']}>
        {t.title(leftCount)}
      </h2>
      <p className={styles['soft']}>{t.intro}</p>
      <RowFaults texts={t} faults={left} count={leftCount} />
    </section>
  );
}
