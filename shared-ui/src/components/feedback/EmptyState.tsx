import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  /** Why there is nothing, and what to do next. */
  children: ReactNode;
  action?: ReactNode;
}

/** Shown in place of a list without rows. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <h2 className={styles['title']}>{title}</h2>
      <div className={styles['text']}>{children}</div>
      {action}
    </div>
  );
}
