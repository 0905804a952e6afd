import { useEffect, useRef } from 'react';
import { errorMessage } from 'shared-api/client';
import type { TransactionRow } from 'shared-api/contract/billing/bank';
import { Button } from 'shared-ui/Button';
import { Skeleton } from 'shared-ui/Skeleton';
import { Table } from 'shared-ui/Table';
import { showAmount } from '../../../amounts.ts';
import { useBankTransactionsInfiniteQuery } from '../bankApi.ts';
import { showDay } from '../../../dates.ts';
import { MoreButton } from '../../../frame/more/MoreButton.tsx';
import styles from './RowsDialog.module.css';
import { texts } from '../texts.ts';

/** A sum whose rows are to be seen. */
export interface OpenSum {
  companyName: string;
  /** What the sum is of. */
  title: string;
  /** Dollars. */
  amount: number;
  /** The rows behind it, as filters of the API. */
  filters: Record<string, string>;
}

const columns = [
  {
    header: texts.columns.day,
    isUnbroken: true,
    cell: ({ day }: TransactionRow) => showDay(day),
  },
  { header: texts.columns.description, cell: ({ description }: TransactionRow) => description },
  {
    header: texts.columns.amount,
    align: 'end' as const,
    isUnbroken: true,
    cell: ({ amount, bookAmount }: TransactionRow) => showAmount(bookAmount ?? amount),
  },
  { header: texts.columns.kind, isUnbroken: true, cell: ({ kind }: TransactionRow) => kind },
  { header: texts.columns.category, cell: ({ category }: TransactionRow) => category || '-' },
];

/** The bank transactions behind a bar or slice, the newest first. */
export function RowsDialog({ sum, onClose }: { sum: OpenSum; onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } =
    // What only moves between own accounts, or has no rate, is in no chart (docs/product/money.md
    // "Bank statements").
    useBankTransactionsInfiniteQuery({ ...sum.filters, counted: 'true' });
  const rows = (data?.pages ?? []).flatMap(({ results }) => results);

  return (
    <dialog ref={ref} className={styles['dialog']} aria-labelledby="rows-title" onClose={onClose}>
      <div className={styles['head']}>
        <div>
          <h2 id="rows-title" className={styles['title']}>
            {sum.title}
          </h2>
          <p className={styles['lead']}>
            {sum.companyName}, {showAmount(sum.amount)}
          </p>
        </div>
        <Button look="secondary" onClick={() => ref.current?.close()}>
          {texts.close}
        </Button>
      </div>
      {/* Focusable, since it scrolls and may hold nothing else to focus. */}
      <div className={styles['rows']} tabIndex={0} role="group" aria-labelledby="rows-title">
        {!data && !error && (
          <div className={styles['waiting']}>
            <Skeleton width="long" />
            <Skeleton width="medium" />
            <Skeleton width="long" />
          </div>
        )}
        {rows.length > 0 && (
          <Table
            caption={sum.title}
            isStacked
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </div>
      <div className={styles['foot']}>
        {error ? (
          <p role="alert">{errorMessage(error)}</p>
        ) : (
          <p role="status">{statusOf(rows.length, isFetching, hasNextPage)}</p>
        )}
        {error && (
          <Button look="secondary" onClick={() => void (data ? fetchNextPage() : refetch())}>
            {texts.again}
          </Button>
        )}
        <MoreButton isBusy={isFetching} onMore={!error && hasNextPage && fetchNextPage} />
      </div>
    </dialog>
  );
}

function statusOf(shown: number, isFetching: boolean, hasMore: boolean): string {
  if (isFetching) return texts.rowsLoading;
  return shown === 0 && !hasMore ? texts.rowsNone : texts.rowsShown(shown, !hasMore);
}
