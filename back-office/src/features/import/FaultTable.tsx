import { pathTo } from 'shared-api/client';
import type { ImportReport } from 'shared-api/contract/entities/importing/imports';
import { DownloadButton } from '../../files/DownloadButton.tsx';
import styles from './ImportPage.module.css';
import { RowFaults } from './RowFaults.tsx';
import { texts } from './texts.ts';

const t = texts.faults;

/** The first refused rows with what is wrong, and all of them as a file. */
export function FaultTable({ id, report }: { id: number; report: ImportReport }) {
  const { faults, refused } = report;
  return (
    <section aria-labelledby="faults">
      <div className={styles['head']}>
        <div>
          <h2 id="faults" className={styles['heading']}>
            {t.title(refused)}
          </h2>
          <p className={styles['soft']}>{t.intro}</p>
        </div>
        <DownloadButton
          path={pathTo('GET /imports/:id/refused/', { params: { id } })}
          fallback="refused.csv"
          label={t.download}
        />
      </div>
      <RowFaults texts={t} faults={faults} count={refused} />
    </section>
  );
}
