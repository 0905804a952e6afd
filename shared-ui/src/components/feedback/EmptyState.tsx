import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  /** Why there is nothing, and what to do next. */
  children: ReactNode;
  action?: ReactNode;
  /** In place of a whole screen: its title is the page's heading then. */
  isScreen?: boolean;
}

/** Shown in place of a list without rows. */
export function EmptyState({ title, children, action, isScreen = false }: EmptyStateProps) {
  const Heading = isScreen ? 'h1' : 'h2';
  return (
    <div className={styles['empty']}>
      <Heading className={styles['title']}>{title}</Heading>
      <div className={styles['text']}>{children}</div>
      {action}
    </div>
  );
}
