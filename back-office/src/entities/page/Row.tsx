import type { ReactNode } from 'react';
import { Badge } from 'shared-ui/Badge';
import { Link } from 'shared-ui/router';
import type { DocumentStatus } from '../../document/head/DocumentHead.tsx';
import styles from './RecordRows.module.css';

export interface RowContent {
  status: DocumentStatus;
  day: string;
  what: string;
  /** A few words more. */
  more?: string;
  sum: ReactNode;
  /** What the whole row opens; some have nothing. */
  to?: string | undefined;
}

/** A record in a tab: where it stands first, then its day, what it is, and its sum. */
export const Row = ({ status, day, what, more = '', sum, to }: RowContent) => (
  <div className={styles['row']}>
    <span className={styles['state']}>
      <Badge tone={status.tone}>{status.word}</Badge>
    </span>
    <span className={styles['day']}>{day}</span>
    <span className={styles['what']}>
      {to === undefined ? what : <Link to={to}>{what}</Link>}
      {more !== '' && <span className={styles['soft']}>{more}</span>}
    </span>
    <span className={styles['sum']}>{sum}</span>
  </div>
);
