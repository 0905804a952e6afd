import './lateStyles.ts';
import { Skeleton } from 'shared-ui/Skeleton';
import { LoadFailure } from './failures/LoadFailure.tsx';
import styles from './PartState.module.css';

interface PartStateProps {
  /** Said to those who cannot see the grey lines. */
  loading: string;
  failed: string;
  error: unknown;
  onRetry: () => void;
}

const lines = [1, 2, 3, 4, 5, 6];

/** A part of a screen that is on its way, or that did not come. */
export function PartState({ loading, failed, error, onRetry }: PartStateProps) {
  if (error !== undefined) return <LoadFailure failed={failed} error={error} onRetry={onRetry} />;
  return (
    <div className={styles['waiting']} role="status" aria-label={loading}>
      {lines.map((line) => (
        <Skeleton key={line} width={line % 2 === 0 ? 'long' : 'medium'} />
      ))}
    </div>
  );
}
