import { Button } from '../buttons/Button.tsx';
import styles from './ErrorScreen.module.css';
import { texts } from '../../texts.ts';

interface ErrorScreenProps {
  /** The status or message of what went wrong. */
  message: string;
  onRetry?: () => void;
  /** Where it is no error but something to be done: what it is, and what the button does. */
  instead?: { title: string; hint: string; action: string } | undefined;
}

/** Shown in place of a screen that failed (docs/product/pages.md "Addresses"). */
export function ErrorScreen({ message, onRetry, instead = texts.error }: ErrorScreenProps) {
  const { title, hint, action } = instead;
  return (
    <main id="main" tabIndex={-1} className={styles['screen']} role="main">
      <title>{title}</title>
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['message']} role="alert">
        {message}
      </p>
      <p>{hint}</p>
      <div className={styles['actions']}>
        {onRetry && <Button onClick={onRetry}>{action}</Button>}
        <a href="/">{texts.home}</a>
      </div>
    </main>
  );
}
