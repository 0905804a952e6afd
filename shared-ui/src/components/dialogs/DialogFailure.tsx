import { useEffect, useRef, type ReactNode } from 'react';
import styles from './DialogFailure.module.css';
import { isFocusLost } from './isFocusLost.ts';

interface DialogFailureProps {
  children: ReactNode;
  /** Another value where it has failed once more. */
  of: unknown;
}

/**
 * Why nothing came of a dialog, at the end of what it shows. That may be longer than the screen, so it is brought into
 * sight; and a button that worked until now has lost the focus, which goes here.
 */
export function DialogFailure({ children, of }: DialogFailureProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const alert = ref.current;
    if (!alert) return;
    if (isFocusLost(alert)) alert.focus({ preventScroll: true });
    alert.scrollIntoView({ block: 'nearest' });
  }, [of]);
  return (
    <p ref={ref} role="alert" tabIndex={-1} className={styles['failure']}>
      {children}
    </p>
  );
}
