import { useEffect } from 'react';

/** Calls back when the connection returns, and when the page is looked at again. */
export function useReturn(onReturn: () => unknown): void {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') onReturn();
    };
    window.addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', look);
    };
  }, [onReturn]);
}
