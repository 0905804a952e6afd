import { pathTo } from 'shared-api/client';
import type { ImportFault, ImportReport } from 'shared-api/contract/entities/importing/imports';
import { Table, type Column } from 'shared-ui/Table';
import { DownloadButton } from '../../files/DownloadButton.tsx';
import styles from './ImportPage.module.css';
import { texts } from './texts.ts';

const t = texts.faults;

const columns: Column<ImportFault>[] = [
  { header: t.row, cell: ({ row }) => row, align: 'end' },
  { header: t.column, cell: ({ heading }) => heading || t.whole },
  { header: t.value, cell: ({ value }) => value || '–' },
  { header: t.reason, cell: ({ reason }) => reason },
];

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
      <div className={styles['table']}>
        <Table
          caption={t.caption}
          columns={columns}
          rows={faults}
          rowKey={({ row, heading, reason }) => `${row} ${heading} ${reason}`}
          isStacked
        />
      </div>
      {refused > faults.length && <p className={styles['soft']}>{t.first(faults.length)}</p>}
    </section>
  );
}
