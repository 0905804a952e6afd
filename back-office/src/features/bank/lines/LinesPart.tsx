import { useDeferredValue, useState } from 'react';
import { useCompany } from 'shared-api/client';
import type { TransactionRow } from 'shared-api/contract/billing/bank';
import { homeCurrency } from 'shared-api/contract/billing/bankAccounts';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Link, useLocation } from 'shared-ui/router';
import { Table } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import { showAmount } from '../../../amounts.ts';
import { showDay } from '../../../dates.ts';
import { MoreButton } from '../../../frame/more/MoreButton.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import { useBankLinesInfiniteQuery } from '../bankDeskApi.ts';
import styles from '../BankPage.module.css';
import { PartFrame } from '../PartFrame.tsx';
import { showMoney } from '../showMoney.ts';
import { texts } from '../texts.ts';
import { LineDialog } from './LineDialog.tsx';
import { LineFilters, type Filters } from './LineFilters.tsx';

const t = texts.list;

const noFilters: Filters = { q: '', accountId: '', direction: '', counted: '' };

/** Every line of the statements, under filters. */
export function LinesPart() {
  const { search } = useLocation();
  const fileId = new URLSearchParams(search).get('fileId') ?? '';
  const [filters, setFilters] = useState(noFilters);
  const asked = useDeferredValue(filters);
  const query = Object.fromEntries(
    Object.entries({ ...asked, q: asked.q.trim(), fileId }).filter(([, value]) => value !== ''),
  );
  const answer = useBankLinesInfiniteQuery(query, { refetchOnMountOrArgChange: true });
  useAgainAfterLogin(answer.error, answer.refetch);
  const [changed, setChanged] = useState<TransactionRow>();
  const lines = answer.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <PartFrame
      id="bank-lines"
      title={texts.parts.lines}
      intro={t.intro}
      answer={answer}
      words={t}
      isEmpty={lines.length === 0}
      above={
        <>
          <LineFilters filters={filters} onChange={setFilters} />
          {fileId !== '' && (
            <p className={styles['notice']}>
              {t.ofImport(fileId)}
              <Link to={`${routes.bank()}#lines`}>{t.allImports}</Link>
            </p>
          )}
        </>
      }
      below={
        <div className={styles['foot']}>
          <p role="status">
            {answer.isFetching ? t.loading : t.shown(lines.length, !answer.hasNextPage)}
          </p>
          <MoreButton
            isBusy={answer.isFetching}
            onMore={answer.hasNextPage && answer.fetchNextPage}
          />
        </div>
      }
    >
      <LineTable lines={lines} onChange={setChanged} />
      {changed && <LineDialog line={changed} onClose={() => setChanged(undefined)} />}
    </PartFrame>
  );
}

interface LineTableProps {
  lines: readonly TransactionRow[];
  onChange: (line: TransactionRow) => void;
}

function LineTable({ lines, onChange }: LineTableProps) {
  const { brands } = useCompany();
  return (
    <Table
      caption={t.table}
      isStacked
      columns={[
        { header: t.day, isUnbroken: true, cell: ({ day }: TransactionRow) => showDay(day) },
        {
          header: t.description,
          cell: ({ description, account }) => (
            <>
              {description}
              <span className={styles['stack']}>{account}</span>
            </>
          ),
        },
        { header: t.amount, align: 'end', isUnbroken: true, cell: Amount },
        {
          header: t.kind,
          cell: ({ kind, pairedWith }) => (pairedWith === null ? kind : <Badge>{t.pair}</Badge>),
        },
        {
          header: t.category,
          cell: ({ category, hand }) => (
            <>
              {category || '–'}
              {Object.values(hand).some((value) => value !== null) && (
                <span className={styles['stack']}>{t.byHand}</span>
              )}
            </>
          ),
        },
        { header: t.brand, cell: ({ brand }) => brands[brand].name },
        {
          header: texts.actions,
          align: 'end',
          isActions: true,
          cell: (line) => (
            <div className={styles['rowActions']}>
              <Button look="quiet" size="small" onClick={() => onChange(line)}>
                {t.change}
                <Unseen>{t.unseen(line.description)}</Unseen>
              </Button>
            </div>
          ),
        },
      ]}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}

function Amount({ amount, currency, bookAmount, rate }: TransactionRow) {
  return (
    <>
      {showMoney(amount, currency)}
      {currency !== homeCurrency && (
        <span className={styles['stack']}>
          {bookAmount === null || rate === null
            ? t.noRate
            : t.inDollars(showAmount(bookAmount), rate)}
        </span>
      )}
    </>
  );
}
