import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useReturn } from './useReturn.ts';

/** Milliseconds between looks at the clock: ages are told in minutes. */
const interval = 20_000;

/** The time now, in milliseconds; it goes on while the page is open. */
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

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser believes that it has a connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
