import { Skeleton } from 'shared-ui/Skeleton';
import { LoadFailure } from '../../frame/failures/LoadFailure.tsx';
import styles from './ReleasesPage.module.css';
import { texts } from './texts.ts';

const panels = [1, 2, 3];

/** Stands where the releases will be; says so when it takes long. */
export function Waiting({ isSlow }: { isSlow: boolean }) {
  return (
    <div role="status" aria-label={texts.loading} className={styles['waiting']}>
      {isSlow && <p className={styles['soft']}>{texts.slow}</p>}
      {panels.map((panel) => (
        <div key={panel} className={styles['panel']}>
          <div className={styles['lines']}>
            <Skeleton width="short" />
            <Skeleton width="long" />
            <Skeleton width="medium" />
          </div>
        </div>
      ))}
    </div>
  );
}

interface FailureProps {
  error: unknown;
  /** Whether something is shown that was read before. */
  isStale: boolean;
  isBusy: boolean;
  onRetry: () => void;
}

/** The releases did not come, or could not be read again. */
export function Failure({ error, isStale, isBusy, onRetry }: FailureProps) {
  return (
    <div className={styles[isStale ? 'failure' : 'panel']}>
      <LoadFailure
        failed={isStale ? texts.stale : texts.failed}
        error={error}
        isBusy={isBusy}
        onRetry={onRetry}
      />
    </div>
  );
}
