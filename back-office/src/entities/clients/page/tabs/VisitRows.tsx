import { useCompany, type RecordOf } from 'shared-api/client';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { routes } from 'shared-api/contract/pages/officePaths';
import { daysAfter } from 'shared-api/contract/values/days';
import { showTime } from '../../../../clock.ts';
import { showDay } from '../../../../dates.ts';
import { useNow } from '../../../../useNow.ts';
import { texts } from '../texts.ts';
import styles from '../../../page/RecordRows.module.css';
import { ToBill } from '../../../services/bill/ToBill.tsx';
import { NewLink } from './NewLink.tsx';
import { Row } from '../../../page/Row.tsx';
import { Rows } from './Rows.tsx';
import { serviceStatus } from '../../../page/serviceStatus.ts';
import { showVisitPrice } from '../../../page/showVisitPrice.ts';
import { useRecords } from '../../../page/useRecords.ts';

type Visit = RecordOf<'services'>;

/** Visits to come that stand there at first, so that those before them are in sight too. */
const nearVisits = 6;

/** Visits to come, the next first, and those until yesterday, the latest first. */
export function VisitRows({ client }: { client: RecordOf<'clients'> }) {
  const { timeZone } = useCompany();
  const today = companyDay(useNow() / 1000, timeZone);
  const clientId = String(client.id);
  const coming = useRecords('services', { clientId, from: today }, 'dateTs');
  const past = useRecords('services', { clientId, to: daysAfter(today, -1) }, '-dateTs');
  const action = <NewLink entity="services" label={texts.newOf.visits} client={client} />;
  const isNone = coming.records?.length === 0 && past.records?.length === 0;
  return (
    <>
      <ToBill clientId={client.id} />
      {!isNone && (
        <div className={styles['top']}>
          <h2>{texts.toCome}</h2>
          {action}
        </div>
      )}
      <Rows
        part="visits"
        rows={coming.records?.map((visit) => rowOf(visit, today))}
        error={coming.error}
        onRetry={coming.retry}
        isWhole={isNone}
        first={nearVisits}
        action={action}
        isLoadingMore={coming.isLoadingMore}
        onMore={coming.loadMore}
      />
      {coming.records?.length === 0 && !isNone && <p className={styles['note']}>{texts.noVisit}</p>}
      {past.records?.length !== 0 && <h2 className={styles['heading']}>{texts.past}</h2>}
      <Rows
        part="visits"
        rows={past.records?.map((visit) => rowOf(visit, today))}
        error={past.error}
        onRetry={past.retry}
        isWhole={false}
        isLoadingMore={past.isLoadingMore}
        onMore={past.loadMore}
      />
    </>
  );
}

function rowOf(visit: Visit, today: string) {
  const { id, dateTs, lineData, address, city, employeeName, price, isMonthly } = visit;
  const place = [address, city].filter(Boolean).join(', ');
  const row = (
    <Row
      status={serviceStatus(visit, today)}
      day={dateTs === null ? texts.dayless : `${showDay(dateTs.slice(0, 10))}, ${showTime(dateTs)}`}
      what={lineData || place || texts.unnamedVisit}
      more={[lineData === '' ? '' : place, employeeName ?? texts.nobody]
        .filter(Boolean)
        .join('\u00a0· ')}
      sum={price === null && !isMonthly ? '' : showVisitPrice(visit)}
      to={routes.editor('services', id)}
    />
  );
  return { key: id, row };
}
