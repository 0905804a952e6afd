import { Button } from './Button.tsx';
import styles from './ErrorScreen.module.css';

interface ErrorScreenProps {
  /** The status or message of what went wrong. */
  message: string;
  onRetry?: () => void;
}

/** Shown in place of a screen that failed (specification 2.1). */
export function ErrorScreen({ message, onRetry }: ErrorScreenProps) {
  return (
    <main id="main" tabIndex={-1} className={styles['screen']} role="main">
      <title>Unexpected Application Error</title>
      <h1 className={styles['title']}>Unexpected Application Error</h1>
      <p className={styles['message']} role="alert">
        {message}
      </p>
      <p>What you were doing elsewhere is not lost. Try again, or go back to the home page.</p>
      <div className={styles['actions']}>
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        <a href="/">Home page</a>
      </div>
    </main>
  );
}
