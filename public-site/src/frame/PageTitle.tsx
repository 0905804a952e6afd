import type { ReactNode } from 'react';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  /** A short line over the title: where the page belongs. */
  over?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** Stands beside the words where there is room. */
  picture?: { image: string; alt: string } | undefined;
}

/** What a page begins with. */
export function PageTitle({ over, title, lead, picture }: PageTitleProps) {
  const words = (
    <div className={styles['words']}>
      {over !== undefined && <p className={styles['over']}>{over}</p>}
      <h1 className={styles['title']}>{title}</h1>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
    </div>
  );
  return (
    <div className={styles['head']}>
      {words}
      {picture && (
        <img
          className={styles['picture']}
          src={picture.image}
          alt={picture.alt}
          width="360"
          height="480"
        />
      )}
    </div>
  );
}
