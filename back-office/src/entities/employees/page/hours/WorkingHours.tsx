import { useState } from 'react';
import { useCompany, type RecordOf } from 'shared-api/client';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { Button } from 'shared-ui/Button';
import { Skeleton } from 'shared-ui/Skeleton';
import { useMay } from '../../../../IfMay.tsx';
import { LoadFailure } from '../../../../frame/failures/LoadFailure.tsx';
import { useAgainAfterLogin } from '../../../../frame/useAgainAfterLogin.ts';
import { useNow } from '../../../../useNow.ts';
import rows from '../../../page/RecordRows.module.css';
import { useWorkingHoursQuery } from '../weekApi.ts';
import { HoursDialog } from './HoursDialog.tsx';
import styles from './Hours.module.css';
import { LeaveDialog } from './LeaveDialog.tsx';
import { LeaveList } from './LeaveList.tsx';
import { texts } from './texts.ts';
import { weekInShort } from './weekInShort.ts';

/** When an employee works, and leave; an Admin changes both (docs/product/office.md "An employee"). */
export function WorkingHours({ record: { id } }: { record: RecordOf<'employees'> }) {
  const mayChange = useMay('crews');
  const { timeZone } = useCompany();
  const today = companyDay(useNow() / 1000, timeZone);
  const { data, error, refetch } = useWorkingHoursQuery(id, { refetchOnMountOrArgChange: true });
  useAgainAfterLogin(error, refetch);
  const [open, setOpen] = useState<'hours' | 'leave'>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <section className={rows['panel']} aria-labelledby="working-hours">
        <div className={rows['top']}>
          <h2 id="working-hours">{texts.title}</h2>
          {mayChange && data && (
            <Button size="small" look="secondary" onClick={() => setOpen('hours')}>
              {texts.change}
            </Button>
          )}
        </div>
        {!data && error !== undefined && (
          <LoadFailure failed={texts.failed} error={error} onRetry={() => void refetch()} />
        )}
        {!data && error === undefined && (
          <div className={styles['waiting']} role="status" aria-label={texts.loading}>
            <Skeleton width="medium" />
            <Skeleton width="medium" />
          </div>
        )}
        {data && (
          <dl className={styles['week']}>
            {weekInShort(data.days).map(({ from, to, day }) => (
              <div key={from}>
                <dt>{texts.days(from, to)}</dt>
                <dd>{day ? texts.span(day.begins, day.ends) : texts.off}</dd>
              </div>
            ))}
          </dl>
        )}
        {data?.isUsual === true && <p className={styles['usual']}>{texts.usual}</p>}
      </section>
      {data && (
        <section className={rows['panel']} aria-labelledby="leave">
          <div className={rows['top']}>
            <h2 id="leave">{texts.leave}</h2>
            {mayChange && (
              <Button size="small" look="secondary" onClick={() => setOpen('leave')}>
                {texts.add}
              </Button>
            )}
          </div>
          <LeaveList id={id} leave={data.leave} today={today} mayChange={mayChange} />
        </section>
      )}
      {open === 'hours' && data && <HoursDialog id={id} hours={data} onClose={close} />}
      {open === 'leave' && <LeaveDialog id={id} today={today} onClose={close} />}
    </>
  );
}
