import type { Answer } from 'shared-api/client';
import { routes } from 'shared-api/contract/pages/officePaths';
import { classNames } from 'shared-ui/classNames';
import { Skeleton } from 'shared-ui/Skeleton';
import { Link } from 'shared-ui/router';
import { showAmount } from '../../../../amounts.ts';
import { showDayAndTime } from '../../../../clock.ts';
import { LoadFailure } from '../../../../frame/failures/LoadFailure.tsx';
import { useKeptFresh } from '../../../../frame/useKeptFresh.ts';
import { useClientOverviewQuery } from '../clientApi.ts';
import { texts } from '../texts.ts';
import styles from '../../../page/RecordPage.module.css';

type Overview = Answer<'GET /clients/:id/overview/'>;

/** What is owed, what is on account, and the next visit. */
export function ClientFigures({ id }: { id: number }) {
  const { data, error, refetch } = useClientOverviewQuery(id, { refetchOnMountOrArgChange: true });
  useKeptFresh(error, refetch);
  if (data) {
    return (
      <dl className={styles['figures']} aria-label={texts.figures}>
        {data.money && <Money money={data.money} />}
        <NextVisit visit={data.nextVisit} />
      </dl>
    );
  }
  if (error !== undefined) {
    return (
      <LoadFailure failed={texts.figuresFailed} error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <div className={styles['figures']} role="status" aria-label={texts.figuresLoading}>
      {[1, 2, 3].map((figure) => (
        <div key={figure} className={styles['figure']}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
        </div>
      ))}
    </div>
  );
}

function Money({ money }: { money: NonNullable<Overview['money']> }) {
  const { balance, onAccount, held, overdue, overdueInvoices } = money;
  return (
    <>
      <div className={styles['figure']}>
        <dt>{balance < 0 ? texts.weOwe : texts.balance}</dt>
        <dd>{showAmount(Math.abs(balance))}</dd>
      </div>
      {overdueInvoices > 0 && (
        <div className={classNames(styles['figure'], styles['late'])}>
          <dt>{texts.overdue}</dt>
          <dd>
            {showAmount(overdue)} <small>{texts.overdueOn(overdueInvoices)}</small>
          </dd>
        </div>
      )}
      <div className={styles['figure']}>
        <dt>{texts.onAccount}</dt>
        <dd>{showAmount(onAccount)}</dd>
      </div>
      {held > 0 && (
        <div className={styles['figure']}>
          <dt>{texts.held}</dt>
          <dd>{showAmount(held)}</dd>
        </div>
      )}
    </>
  );
}

function NextVisit({ visit }: { visit: Overview['nextVisit'] }) {
  return (
    <div className={classNames(styles['figure'], styles['visit'])}>
      <dt>{texts.nextVisit}</dt>
      <dd>
        {visit === null ? (
          texts.noVisit
        ) : (
          <>
            <Link to={routes.editor('services', visit.id)}>{showDayAndTime(visit.dateTs)}</Link>
            <small>{visit.employeeName === '' ? texts.nobody : visit.employeeName}</small>
          </>
        )}
      </dd>
    </div>
  );
}
