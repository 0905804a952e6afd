import { errorMessage, errorStatus } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { classNames } from 'shared-ui/classNames';
import { nameOf } from './service/entry.ts';
import styles from './ScheduleNotices.module.css';
import { texts } from './texts.ts';
import type { ScheduleState } from './useSchedule.ts';

/** What the person should know besides the list: no connection, a failure, a mark that was refused. */
export function ScheduleNotices({ schedule }: { schedule: ScheduleState }) {
  const { entries = [], loadedAt, error, isOnline, isFetching, reload, marks, dismiss } = schedule;
  const hasNoAnswer = error !== undefined && errorStatus(error) === undefined;
  const isOffline = !isOnline || hasNoAnswer;
  const listed = new Map(entries.map((entry) => [entry.serviceCode, nameOf(entry)]));
  const unseen = marks.filter(
    ({ state, mark }) => state === 'waiting' && !listed.has(mark.serviceCode),
  );

  return (
    <>
      {/* There from the start, so that what comes into it is read out. */}
      <div role="status">
        {isOffline && (
          <div className={styles['notice']}>
            <p>{texts.offline(loadedAt !== undefined)}</p>
            <TryAgain isBusy={isFetching} onClick={reload} />
          </div>
        )}
        {!isOffline && error !== undefined && (
          <div className={styles['notice']}>
            <p>
              <strong>{texts.failed}</strong>
              <br />
              {errorMessage(error)}
            </p>
            <TryAgain isBusy={isFetching} onClick={reload} />
          </div>
        )}
        {unseen.length > 0 && (
          <p className={styles['notice']}>{texts.marksElsewhere(unseen.length)}</p>
        )}
      </div>
      <div role="alert">
        {marks.map(
          (kept) =>
            kept.state === 'refused' && (
              <div key={kept.mark.key} className={classNames(styles['notice'], styles['refused'])}>
                <p>
                  <strong>
                    {texts.refused(
                      kept.mark.mark,
                      listed.get(kept.mark.serviceCode) ?? kept.name ?? kept.mark.serviceCode,
                    )}
                  </strong>
                  <br />
                  {kept.why}
                </p>
                <Button look="secondary" onClick={() => dismiss(kept.mark.key)}>
                  {texts.understood}
                </Button>
              </div>
            ),
        )}
      </div>
    </>
  );
}

const TryAgain = ({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) => (
  <Button look="secondary" isBusy={isBusy} onClick={onClick}>
    {texts.tryAgain}
  </Button>
);
