import { Card } from 'shared-ui/Card';
import { Skeleton } from 'shared-ui/Skeleton';
import styles from './ScheduleSkeleton.module.css';
import { texts } from './texts.ts';

/** Stands where the services will be. */
export function ScheduleSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <p role="status">{texts.loading}</p>
      {[0, 1].map((index) => (
        <Card key={index}>
          <div className={styles['lines']}>
            <Skeleton width="short" />
            <Skeleton width="long" />
            <Skeleton />
          </div>
        </Card>
      ))}
    </div>
  );
}
