import {
  moneyReports,
  type MoneyReport,
  type ReportName,
} from 'shared-api/contract/billing/moneyReports';
import type { ReportAnswer } from 'shared-api/contract/billing/reports';
import { reportTexts } from 'shared-api/contract/billing/reportTexts.en';
import { EmptyState } from 'shared-ui/EmptyState';
import { Link } from 'shared-ui/router';
import { PartState } from '../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../frame/useAgainAfterLogin.ts';
import { InputCreditsForm } from './books/InputCreditsForm.tsx';
import { DayRange } from './DayRange.tsx';
import { ReportFiles } from './ReportFiles.tsx';
import { useReportQuery, type ReportDays } from './reportsApi.ts';
import { ReportTable } from './ReportTable.tsx';
import styles from './Reports.module.css';
import { texts } from './texts.ts';

interface ReportPartProps {
  report: ReportName;
  days: ReportDays;
  today: string;
}

/** A report: the days that it is of, its files and its table. */
export function ReportPart({ report, days, today }: ReportPartProps) {
  const { over }: MoneyReport = moneyReports[report];
  const answer = useReportQuery({ report, days }, { refetchOnMountOrArgChange: true });
  const { currentData: data, error, isFetching, refetch } = answer;
  useAgainAfterLogin(error, refetch);
  const title = reportTexts.titles[report];
  const failure = isFetching ? undefined : error;
  return (
    <>
      <title>{texts.pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <p className={styles['up']}>
        <Link to="?">{texts.all}</Link>
      </p>
      <div className={styles['head']}>
        <div>
          <h1 className={styles['title']}>{title}</h1>
          <p className={styles['soft']}>{reportTexts.intros[report]}</p>
        </div>
        <ReportFiles report={report} days={days} />
      </div>
      {over !== 'now' && <DayRange base={{ report }} over={over} days={days} today={today} />}
      <div className={styles['panel']}>
        {(data === undefined || failure !== undefined) && (
          <PartState
            loading={texts.loading}
            failed={texts.failed}
            error={failure}
            onRetry={() => void refetch()}
          />
        )}
        {data && failure === undefined && data.lines.length === 0 && (
          <EmptyState title={over === 'now' ? texts.emptyNowTitle : texts.emptyTitle}>
            <p>{over === 'now' ? texts.emptyNow : texts.empty}</p>
          </EmptyState>
        )}
        {data && failure === undefined && data.lines.length > 0 && (
          <ReportTable report={report} days={days} answer={data} />
        )}
      </div>
      {report === 'hst' && data && failure === undefined && (
        <InputCreditsForm
          // Begins anew with other days, and with what was saved.
          key={`${data.from} ${data.to} ${creditsOf(data)}`}
          days={days}
          amount={creditsOf(data)}
        />
      )}
      {data && data.lines.length > 0 && <p className={styles['note']}>{texts.figuresOpen}</p>}
    </>
  );
}

/** Line 106 of the return, in dollars. */
const creditsOf = ({ lines }: ReportAnswer): number =>
  lines.find(({ key }) => key === '106')?.amounts[0] ?? 0;
