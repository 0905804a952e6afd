import type { LetterKind } from 'shared-api/contract/billing/sendInvoice';
import type { PlannedSend, SkippedSend } from 'shared-api/contract/entities/bulk/sends';
import { Table, type Column } from 'shared-ui/Table';
import { showAmount, sumAmounts } from '../../../amounts.ts';
import styles from '../../bulk/BulkDialog.module.css';
import { texts } from './texts.ts';

/** Up to this many stand there at once; more are shown on demand. */
const shownAtOnce = 12;

type Told = Pick<SkippedSend, 'number' | 'clientName'>;

const numberColumn: Column<Told> = {
  header: texts.number,
  isUnbroken: true,
  cell: ({ number }) => (number === null ? texts.draft : `#${number}`),
};

const clientColumn: Column<Told> = { header: texts.client, cell: ({ clientName }) => clientName };

interface SendRowsProps {
  kind: LetterKind;
  sends: readonly PlannedSend[];
}

/** What is sent to whom, and what it comes to. */
export function SendRows({ kind, sends }: SendRowsProps) {
  const title = texts.goes(kind, sends.length);
  if (sends.length === 0) return <p className={styles['title']}>{title}</p>;
  const amountOf = ({ total, owed }: PlannedSend): number => (kind === 'bill' ? total : owed);
  const columns: Column<PlannedSend>[] = [
    numberColumn,
    clientColumn,
    { header: texts.to, cell: ({ to, cc }) => [...to, ...cc].join(', ') },
    {
      header: texts.amount[kind],
      align: 'end',
      cell: (invoice) => showAmount(amountOf(invoice)),
    },
  ];
  const sum = showAmount(sumAmounts(sends.map(amountOf)));
  return (
    <details className={styles['rows']} open={sends.length <= shownAtOnce}>
      <summary className={styles['title']}>
        {title} <span className={styles['sum']}>{sum}</span>
      </summary>
      <Table
        caption={title}
        columns={columns}
        rows={sends}
        rowKey={({ id }) => id}
        sums={[[texts.sum, '', '', sum]]}
        isStacked
      />
    </details>
  );
}

/** What nothing is sent about, each with the reason. */
export function SkippedRows({ skipped }: { skipped: readonly SkippedSend[] }) {
  if (skipped.length === 0) return null;
  const title = texts.stays(skipped.length);
  const columns: Column<SkippedSend>[] = [
    numberColumn,
    clientColumn,
    {
      header: texts.why,
      cell: ({ reason, why }) => (reason === 'refused' ? why : texts.reason[reason]),
    },
  ];
  return (
    <details className={styles['rows']} open={skipped.length <= shownAtOnce}>
      <summary className={styles['title']}>{title}</summary>
      <Table caption={title} columns={columns} rows={skipped} rowKey={({ id }) => id} isStacked />
    </details>
  );
}
