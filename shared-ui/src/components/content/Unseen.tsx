import type { ReactNode } from 'react';
import styles from './Unseen.module.css';

interface UnseenProps {
  children: ReactNode;
  /** What it is where it stands; a part of a line unless said otherwise. */
  as?: 'span' | 'p' | 'caption';
  role?: 'status';
}

/** Words that only a screen reader says, for what the eye gets from where things stand. */
export function Unseen({ children, as: Tag = 'span', role }: UnseenProps) {
  return (
    <Tag className={styles['unseen']} role={role}>
      {children}
    </Tag>
  );
}
