import { useSyncExternalStore } from 'react';
import { useSession } from 'shared-api/client';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
}

/**
 * Whether somebody has the page in front of them and may ask: what keeps itself up to date does so only
 * then. A session that has ended is taken up again by a login over the screen.
 */
export function useIsWatched(): boolean {
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  return useSession() !== null && isVisible;
}
