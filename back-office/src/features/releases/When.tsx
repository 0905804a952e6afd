import { createContext, useContext, type ReactNode } from 'react';
import { useCompany } from 'shared-api/client';
import { showInstant } from '../../instants.ts';
import { useNow } from '../../useNow.ts';
import { relative } from './times.ts';
import styles from './ReleasesPage.module.css';

/** The time now, in milliseconds, as all ages on the screen are told. */
const Now = createContext(0);

/**
 * Lets the ages inside it go on.
 * @param readAt instant at which what they are ages of was read, milliseconds
 */
export function Clock({ readAt, children }: { readAt: number; children: ReactNode }) {
  const now = useNow();
  return <Now value={Math.max(now, readAt)}>{children}</Now>;
}

/** An instant by the company's clock, and how far away that is. */
export function When({ at }: { at: number }) {
  const { timeZone } = useCompany();
  const now = useContext(Now);
  return (
    <time className={styles['when']} dateTime={new Date(at).toISOString()}>
      {showInstant(at, timeZone, now)} <span className={styles['soft']}>{relative(at, now)}</span>
    </time>
  );
}
