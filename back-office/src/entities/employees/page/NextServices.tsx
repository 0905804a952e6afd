import { useState } from 'react';
import { useCompany, type RecordOf } from 'shared-api/client';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Skeleton } from 'shared-ui/Skeleton';
import { Link } from 'shared-ui/router';
import { showTime } from '../../../clock.ts';
import { showDay } from '../../../dates.ts';
import { LoadFailure } from '../../../frame/failures/LoadFailure.tsx';
import { MoreButton } from '../../../frame/more/MoreButton.tsx';
import { useNow } from '../../../useNow.ts';
import { isBelow } from '../../page/isBelow.ts';
import { Row } from '../../page/Row.tsx';
import styles from '../../page/RecordRows.module.css';
import { serviceStatus } from '../../page/serviceStatus.ts';
import { useRecords } from '../../page/useRecords.ts';
import { texts } from './texts.ts';

/** Services that are shown at first where the fields stand below them, so that these are not far off. */
const shownAbove = 4;

/** What an employee does next, today's first; what is done or cancelled is not to come. */
export function NextServices({ record }: { record: RecordOf<'employees'> }) {
  const { timeZone } = useCompany();
  const today = companyDay(useNow() / 1000, timeZone);
  const employeeId = String(record.id);
  const { records, error, retry, isLoadingMore, loadMore } = useRecords(
    'services',
    { employeeId, from: today, isToDo: 'true' },
    'dateTs',
  );
  const [most, setMost] = useState(() => (isBelow() ? shownAbove : Infinity));
  const rows = records?.slice(0, most);
  const isShort = (records?.length ?? 0) > most;
  return (
    <section className={styles['panel']} aria-labelledby="next-services">
      <div className={styles['top']}>
        <h2 id="next-services">{texts.next}</h2>
        <Link to={routes.board()}>{texts.board}</Link>
      </div>
      {!records && error !== undefined && (
        <LoadFailure failed={texts.nextFailed} error={error} onRetry={retry} />
      )}
      {!records && error === undefined && <Waiting />}
      {rows?.length === 0 && <p className={styles['note']}>{texts.none}</p>}
      {rows && rows.length > 0 && (
        <ul className={styles['rows']}>
          {rows.map((service) => (
            <li key={service.id}>
              <ServiceRow service={service} today={today} />
            </li>
          ))}
        </ul>
      )}
      {(isShort || loadMore) && (
        <span className={styles['more']}>
          <MoreButton
            isBusy={isLoadingMore}
            onMore={isShort ? () => setMost(Infinity) : loadMore}
          />
        </span>
      )}
    </section>
  );
}

function ServiceRow({ service, today }: { service: RecordOf<'services'>; today: string }) {
  const { id, dateTs, clientName, lineData, address, city, hours } = service;
  return (
    <Row
      status={serviceStatus(service, today)}
      day={dateTs === null ? '-' : `${showDay(dateTs.slice(0, 10))}, ${showTime(dateTs)}`}
      what={clientName ?? texts.nobody}
      more={[lineData, [address, city].filter(Boolean).join(', ')].filter(Boolean).join('\u00a0· ')}
      sum={hours === null ? '' : texts.hours(hours)}
      to={routes.editor('services', id)}
    />
  );
}

/** As high as what comes on a phone with its button, and as a screen elsewhere: what stands below does not move in sight. */
const Waiting = () => (
  <div className={styles['rows']} role="status" aria-label={texts.nextLoading}>
    {Array.from({ length: isBelow() ? shownAbove + 1 : 14 }, (_, row) => (
      <div key={row} className={styles['waiting']}>
        <Skeleton width={row % 2 === 0 ? 'long' : 'medium'} />
      </div>
    ))}
  </div>
);
