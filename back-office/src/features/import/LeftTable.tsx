import type { ImportReport } from 'shared-api/contract/entities/importing/imports';
import { Table, type Column } from 'shared-ui/Table';
import styles from './ImportPage.module.css';
import { texts } from './texts.ts';

const t = texts.left;

const columns: Column<ImportReport['left'][number]>[] = [
  { header: t.row, cell: ({ row }) => row, align: 'end' },
  { header: t.column, cell: ({ heading }) => heading || '–' },
  { header: t.value, cell: ({ value }) => value || '–' },
  { header: t.reason, cell: ({ reason }) => reason },
];

/** What rows say that is not stored, though they are not refused. */
export function LeftTable({ report: { left, leftCount } }: { report: ImportReport }) {
  return (
    <section aria-labelledby="left">
      <h2 id="left" className={styles['heading']}>
        {t.title(leftCount)}
      </h2>
      <p className={styles['soft']}>{t.intro}</p>
      <div className={styles['table']}>
        <Table
          caption={t.caption}
          columns={columns}
          rows={left}
          rowKey={({ row, value, reason }) => `${row} ${value} ${reason}`}
          isStacked
        />
      </div>
      {leftCount > left.length && <p className={styles['soft']}>{t.first(left.length)}</p>}
    </section>
  );
}
