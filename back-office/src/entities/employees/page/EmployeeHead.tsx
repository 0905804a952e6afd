import type { RecordOf } from 'shared-api/client';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Skeleton } from 'shared-ui/Skeleton';
import { Link } from 'shared-ui/router';
import { usePeopleQuery } from '../../../api/peopleApi.ts';
import { showDay } from '../../../dates.ts';
import { LoadFailure } from '../../../frame/failures/LoadFailure.tsx';
import { useKeptFresh } from '../../../frame/useKeptFresh.ts';
import { IfMay } from '../../../IfMay.tsx';
import { callAddress } from '../../../placeLinks.ts';
import { firstName } from '../../names.ts';
import styles from '../../page/RecordPage.module.css';
import { texts } from './texts.ts';
import { useEmployeeWeekQuery } from './weekApi.ts';

/** Who an employee is and how to reach them, and their week in hours (docs/product/office.md "An employee"). */
export function EmployeeHead({ record }: { record: RecordOf<'employees'> }) {
  const { id, fullName, email, phoneNumber, sinceTs } = record;
  // Only an Admin is told secrets.
  const { secret } = record as { secret?: string };
  const call = callAddress(phoneNumber);
  return (
    <header className={styles['head']}>
      <Link to={routes.list('employees')} className={styles['back']}>
        <span aria-hidden="true">‹ </span>
        {texts.back}
      </Link>
      <p className={styles['name']}>{firstName(fullName, email) ?? texts.unnamed(id)}</p>
      <ul className={styles['facts']}>
        {email !== '' && (
          <li>
            <a href={`mailto:${email}`} aria-label={texts.mail(email)}>
              {email}
            </a>
          </li>
        )}
        {call !== undefined && (
          <li>
            <a href={call} aria-label={texts.call(phoneNumber)}>
              {phoneNumber}
            </a>
          </li>
        )}
        {secret !== undefined && secret !== '' && (
          <li>
            <a href={routes.schedule(secret)} target="_blank" rel="noreferrer">
              {texts.phonePage}
            </a>
          </li>
        )}
        <li>{texts.since(showDay(sinceTs))}</li>
        <IfMay needs="people">
          <Login id={id} />
        </IfMay>
      </ul>
      <Week id={id} />
    </header>
  );
}

/** The login of an employee, as a link to where it is set. */
function Login({ id }: { id: number }) {
  const { data, error } = usePeopleQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) {
    return error === undefined ? (
      <li className={styles['waitingFact']}>
        <Skeleton width="long" />
      </li>
    ) : null;
  }
  const login = data.results.find(({ employee }) => employee?.id === id);
  return (
    <li>
      <Link to={`${routes.settings()}#people`}>
        {login ? texts.login(login.username) : texts.noLogin}
      </Link>
    </li>
  );
}

function Week({ id }: { id: number }) {
  const { data, error, refetch } = useEmployeeWeekQuery(id, { refetchOnMountOrArgChange: true });
  useKeptFresh(error, refetch);
  if (!data && error !== undefined) {
    return <LoadFailure failed={texts.failed} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div className={styles['figures']} role="status" aria-label={texts.loading}>
        {[1, 2, 3].map((figure) => (
          <div key={figure} className={styles['figure']}>
            <Skeleton width="medium" />
            <Skeleton width="long" />
          </div>
        ))}
      </div>
    );
  }
  const { services, done, plannedHours, doneHours, withoutHours } = data;
  const figures = [
    { term: texts.planned, hours: plannedHours, count: services },
    { term: texts.done, hours: doneHours, count: done },
    { term: texts.left, hours: plannedHours - doneHours, count: services - done },
  ];
  return (
    <dl className={styles['figures']} aria-label={texts.figures}>
      {figures.map(({ term, hours, count }, index) => (
        <div key={term} className={styles['figure']}>
          <dt>{term}</dt>
          <dd>
            {texts.hours(hours)}{' '}
            <small>
              {texts.services(count)}
              {index === 0 && withoutHours > 0 && `, ${texts.withoutHours(withoutHours)}`}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
