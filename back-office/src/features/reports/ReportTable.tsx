import { useMemo } from 'react';
import {
  moneyReports,
  type MoneyReport,
  type ReportName,
} from 'shared-api/contract/billing/moneyReports';
import type { ReportAnswer, ReportLine } from 'shared-api/contract/billing/reports';
import { columnText, namesOfLines, reportTexts } from 'shared-api/contract/billing/reportTexts.en';
import { Link } from 'shared-ui/router';
import { Table, type Column } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import { showAmount } from '../../amounts.ts';
import { searchOf } from './reportAddress.ts';
import type { ReportDays } from './reportsApi.ts';
import styles from './Reports.module.css';
import { texts } from './texts.ts';

interface ReportTableProps {
  report: ReportName;
  days: ReportDays;
  answer: ReportAnswer;
}

/** A line of the table; that of the totals has no key. */
interface Row extends Omit<ReportLine, 'key'> {
  key: string | null;
  text: string;
  /** Told beside the name of a client that others have too. */
  beside: string;
}

/** The lines of a report and their totals; every amount leads to what it is made of. */
export function ReportTable({ report, days, answer: { lines, totals } }: ReportTableProps) {
  const { lines: kind }: MoneyReport = moneyReports[report];
  const columns = useMemo(() => columnsOf(report, days), [report, days]);
  const names = namesOfLines(kind, lines);
  const rows = lines.map((line, index): Row => ({
    ...line,
    text: '',
    beside: '',
    ...names[index],
  }));
  if (totals.length > 0) {
    const text = reportTexts.total;
    rows.push({ key: null, name: '', about: '', text, beside: '', amounts: totals });
  }
  return (
    <div className={styles['wide']}>
      <Table
        caption={reportTexts.titles[report]}
        isStacked
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key ?? 'totals'}
      />
    </div>
  );
}

function columnsOf(report: ReportName, days: ReportDays): Column<Row>[] {
  const { lines, columns, hasTotals, sumLines = [] }: MoneyReport = moneyReports[report];
  const isSum = ({ key }: Row) => key === null || sumLines.some((sum) => sum.key === key);
  return [
    {
      header: reportTexts.lines[lines],
      cell: (row) => (
        <>
          {isSum(row) ? <strong>{row.text}</strong> : row.text}
          {row.beside !== '' && <span className={styles['stack']}>{row.beside}</span>}
        </>
      ),
    },
    ...columns.map(({ key: column }, index): Column<Row> => {
      const header = columnText(report, column);
      return {
        header,
        align: 'end',
        isUnbroken: true,
        cell: (row) => {
          const amount = row.amounts[index] ?? 0;
          // A form has its zeros; in a table of clients they would hide what there is.
          if (amount === 0) return hasTotals ? null : showAmount(0);
          const address = searchOf({ report, ...days, line: row.key, column });
          return (
            <Link to={address} className={isSum(row) ? styles['sum'] : styles['figure']}>
              {showAmount(amount)}
              <Unseen>
                {texts.opens([row.text, row.beside].filter(Boolean).join(', '), header)}
              </Unseen>
            </Link>
          );
        },
      };
    }),
  ];
}
