import { errorMessage } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { Skeleton } from 'shared-ui/Skeleton';
import styles from './SettingsPage.module.css';
import { texts } from './texts.ts';

interface PartStateProps {
  /** Said to those who cannot see the grey lines. */
  loading: string;
  failed: string;
  error: unknown;
  onRetry: () => void;
}

const lines = [1, 2, 3, 4, 5, 6];

/** A part of the settings that is on its way, or that did not come. */
export function PartState({ loading, failed, error, onRetry }: PartStateProps) {
  if (error !== undefined) {
    return (
      <div className={styles['failure']}>
        <p role="alert">
          {failed} {errorMessage(error)}
        </p>
        <Button onClick={onRetry}>{texts.again}</Button>
      </div>
    );
  }
  return (
    <div className={styles['waiting']} role="status" aria-label={loading}>
      {lines.map((line) => (
        <Skeleton key={line} width={line % 2 === 0 ? 'long' : 'medium'} />
      ))}
    </div>
  );
}
