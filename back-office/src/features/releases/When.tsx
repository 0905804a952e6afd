import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useCompany } from 'shared-api/client';
import { relative, showMoment } from './times.ts';
import styles from './ReleasesPage.module.css';

/** Milliseconds between looks at the clock: ages are told in minutes. */
const interval = 15_000;

const Now = createContext(0);

/** The time now, in milliseconds, as all ages on the screen are told. */
export const useNow = (): number => useContext(Now);

/**
 * Lets the ages inside it go on.
 * @param readAt instant at which what they are ages of was read, milliseconds
 */
export function Clock({ readAt, children }: { readAt: number; children: ReactNode }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, []);
  return <Now value={Math.max(now, readAt)}>{children}</Now>;
}

/** An instant by the company's clock, and how far away that is. */
export function When({ at }: { at: number }) {
  const { timeZone } = useCompany();
  const now = useNow();
  return (
    <time className={styles['when']} dateTime={new Date(at).toISOString()}>
      {showMoment(at, timeZone, now)} <span className={styles['soft']}>{relative(at, now)}</span>
    </time>
  );
}
