import type { ReactNode } from 'react';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  /** A short line over the title: where the page belongs. */
  over?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
}

/** What a page begins with. */
export function PageTitle({ over, title, lead }: PageTitleProps) {
  return (
    <div className={styles['head']}>
      {over !== undefined && <p className={styles['over']}>{over}</p>}
      <h1 className={styles['title']}>{title}</h1>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
    </div>
  );
}
