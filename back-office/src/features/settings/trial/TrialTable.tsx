import type { TrialPrice } from 'shared-api/contract/quotes/priceAnswers';
import { classNames } from 'shared-ui/classNames';
import { Table } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import { showAmount } from '../../../amounts.ts';
import { texts } from '../texts.ts';
import styles from './Trial.module.css';

interface TrialTableProps {
  before: TrialPrice;
  after: TrialPrice;
}

interface Row {
  description: string;
  quantity: number;
  before?: number;
  after?: number;
}

/** The lines of both quotes by their descriptions: a minimum may be in one of them alone. */
function rowsOf({ before, after }: TrialTableProps): Row[] {
  const rows = new Map<string, Row>();
  for (const { description, quantity, amount } of before.lines) {
    rows.set(description, { description, quantity, before: amount });
  }
  for (const { description, quantity, amount } of after.lines) {
    rows.set(description, { description, quantity, ...rows.get(description), after: amount });
  }
  return [...rows.values()];
}

const show = (amount: number | undefined): string =>
  amount === undefined ? '–' : showAmount(amount);

/** Both quotes, line by line. */
export function TrialTable({ before, after }: TrialTableProps) {
  const afterOf = (was: number | undefined, is: number | undefined) => (
    <span className={classNames(styles['amount'], styles[was === is ? 'same' : 'other'])}>
      {show(is)}
    </span>
  );
  const sum = (label: string, name: 'subTotal' | 'tax' | 'total') => [
    label,
    <span key={name} className={styles['amount']}>
      {show(before[name])}
    </span>,
    afterOf(before[name], after[name]),
  ];
  const { subTotal, tax, total } = texts.trial;
  return (
    <div className={styles['result']}>
      <Unseen as="p" role="status">
        {texts.trial.told(showAmount(before.total), showAmount(after.total))}
      </Unseen>
      <Table
        caption={texts.trial.table}
        columns={[
          {
            header: texts.trial.line,
            cell: ({ description, quantity }: Row) =>
              description + (quantity === 1 ? '' : texts.trial.times(quantity)),
          },
          {
            header: texts.trial.before,
            align: 'end',
            isUnbroken: true,
            cell: (row) => show(row.before),
          },
          {
            header: texts.trial.after,
            align: 'end',
            isUnbroken: true,
            cell: (row) => afterOf(row.before, row.after),
          },
        ]}
        rows={rowsOf({ before, after })}
        rowKey={({ description }) => description}
        sums={[sum(subTotal, 'subTotal'), sum(tax, 'tax'), sum(total, 'total')]}
      />
    </div>
  );
}
