import { Button } from 'shared-ui/Button';
import { Refusal } from './Refusal.tsx';
import styles from './LoadFailure.module.css';
import { texts } from '../texts.ts';

interface LoadFailureProps {
  /** What did not come, in words; the server's own message follows. */
  failed?: string;
  error: unknown;
  isBusy?: boolean;
  onRetry: () => void;
}

/** Stands where something would be that did not come from the server, and asks for it again. */
export const LoadFailure = ({ failed, error, isBusy = false, onRetry }: LoadFailureProps) => (
  <div className={styles['failure']}>
    <p role="alert">
      {failed} <Refusal error={error} />
    </p>
    <Button isBusy={isBusy} onClick={onRetry}>
      {texts.again}
    </Button>
  </div>
);
