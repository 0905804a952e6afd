import {
  moneyReports,
  type MoneyReport,
  type ReportName,
} from 'shared-api/contract/billing/moneyReports';
import type { ReportEntry } from 'shared-api/contract/billing/reports';
import { columnText, lineText, reportTexts } from 'shared-api/contract/billing/reportTexts.en';
import { routes } from 'shared-api/contract/pages/officePaths';
import { EmptyState } from 'shared-ui/EmptyState';
import { Link } from 'shared-ui/router';
import { Table, type Column } from 'shared-ui/Table';
import { showAmount } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import { MoreButton } from '../../frame/more/MoreButton.tsx';
import { PartState } from '../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../frame/useAgainAfterLogin.ts';
import { EntryDocument } from './EntryDocument.tsx';
import { searchOf } from './reportAddress.ts';
import { useReportEntriesInfiniteQuery, useReportQuery, type ReportDays } from './reportsApi.ts';
import styles from './Reports.module.css';
import { texts } from './texts.ts';

interface FigurePartProps {
  report: ReportName;
  days: ReportDays;
  /** Null for the total of all lines. */
  line: string | null;
  column: string;
}

/** The entries that a figure of a report is made of, each with its document. */
export function FigurePart({ report, days, line, column }: FigurePartProps) {
  const answer = useReportEntriesInfiniteQuery(
    { report, days, line, column },
    { refetchOnMountOrArgChange: true },
  );
  const { data, error, isFetching, refetch } = answer;
  useAgainAfterLogin(error, refetch);
  const title = useFigureTitle({ report, days, line, column });
  const entries = data?.pages.flatMap(({ results }) => results) ?? [];
  const { count = 0, total = 0 } = data?.pages[0] ?? {};
  const failure = isFetching ? undefined : error;
  return (
    <>
      <title>{texts.pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <p className={styles['up']}>
        <Link to={searchOf({ report, ...days })}>{texts.back}</Link>
      </p>
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['soft']}>
        {reportTexts.titles[report]}, {daysText(days)}
        {data && ` · ${texts.sum(showAmount(total), count)}`}
      </p>
      <div className={styles['panel']}>
        {(data === undefined || failure !== undefined) && (
          <PartState
            loading={texts.entriesLoading}
            failed={texts.entriesFailed}
            error={failure}
            onRetry={() => void refetch()}
          />
        )}
        {data && count === 0 && (
          <EmptyState title={texts.noEntries}>
            <p>{texts.noEntriesText}</p>
          </EmptyState>
        )}
        {entries.length > 0 && (
          <Table
            caption={texts.entries}
            isStacked
            columns={report === 'ageing' ? dueColumns : columns}
            rows={entries.map((entry, index) => ({ ...entry, index }))}
            rowKey={({ index }) => index}
          />
        )}
      </div>
      {entries.length > 0 && (
        <div className={styles['foot']}>
          <p role="status">{texts.shown(entries.length, count)}</p>
          <MoreButton
            isBusy={answer.isFetching}
            onMore={answer.hasNextPage && answer.fetchNextPage}
          />
        </div>
      )}
    </>
  );
}

function daysText({ from, to }: ReportDays): string {
  if (to === undefined) return texts.now;
  return from === undefined
    ? reportTexts.asOf(showDay(to))
    : reportTexts.span(showDay(from), showDay(to));
}

/** What a figure is called: its line, whose name the report knows, and its column. */
function useFigureTitle({ report, days, line, column }: FigurePartProps): string {
  const { lines: kind }: MoneyReport = moneyReports[report];
  const { data } = useReportQuery({ report, days });
  const found = data?.lines.find(({ key }) => key === line);
  const words =
    line === null ? reportTexts.total : lineText(kind, found ?? { key: line, name: '' });
  return texts.figure(words, columnText(report, column));
}

const columnsWith = (day: string): Column<ReportEntry>[] => [
  { header: day, isUnbroken: true, cell: (entry) => showDay(entry.day) },
  { header: texts.columns.what, cell: ({ kind }) => texts.kindOf(kind) },
  { header: texts.columns.document, cell: EntryDocument },
  {
    header: texts.columns.client,
    cell: ({ clientId, clientName }) =>
      clientId === null ? (
        '–'
      ) : (
        <Link to={routes.editor('clients', clientId)} className={styles['record']}>
          {clientName || lineText('clients', { key: String(clientId), name: '' })}
        </Link>
      ),
  },
  {
    header: texts.columns.amount,
    align: 'end',
    isUnbroken: true,
    cell: ({ amount }) => showAmount(amount),
  },
];

const columns = columnsWith(texts.columns.day);
const dueColumns = columnsWith(texts.columns.due);
