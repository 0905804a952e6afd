import type { ImportFault } from 'shared-api/contract/entities/importing/imports';
import { Table } from 'shared-ui/Table';
import styles from './ImportPage.module.css';

interface RowFaultsProps {
  texts: {
    caption: string;
    row: string;
    column: string;
    /** In place of a column, where the row as a whole is meant. */
    whole: string;
    value: string;
    reason: string;
    first: (count: number) => string;
  };
  /** The first of them. */
  faults: readonly ImportFault[];
  /** How many there are. */
  count: number;
}

/** What of a file's rows is refused or left out, by row and column, and why. */
export function RowFaults({ texts, faults, count }: RowFaultsProps) {
  return (
    <>
      <div className={styles['table']}>
        <Table
          caption={texts.caption}
          columns={[
            { header: texts.row, cell: ({ row }) => row, align: 'end' },
            { header: texts.column, cell: ({ heading }) => heading || texts.whole },
            { header: texts.value, cell: ({ value }) => value || '–' },
            { header: texts.reason, cell: ({ reason }) => reason },
          ]}
          rows={faults}
          rowKey={({ row, heading, value, reason }) => `${row} ${heading} ${value} ${reason}`}
          isStacked
        />
      </div>
      {count > faults.length && <p className={styles['soft']}>{texts.first(faults.length)}</p>}
    </>
  );
}
