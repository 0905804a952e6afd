import { useCallback, useEffect, useState } from 'react';
import { useReturn } from './useReturn.ts';

/** Milliseconds between looks at the clock: ages are told in minutes. */
const interval = 15_000;

/** The time now, in milliseconds; it goes on while the page is open, and on return to it. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  const look = useCallback(() => setNow(Date.now()), []);
  useReturn(look);
  useEffect(() => {
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, [look]);
  return now;
}
