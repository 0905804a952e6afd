import { useSyncExternalStore } from 'react';

const query = '(width < 48rem)';

function onChange(tell: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', tell);
  return () => list.removeEventListener('change', tell);
}

/** Whether there is room for one day only. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(onChange, () => matchMedia(query).matches);
