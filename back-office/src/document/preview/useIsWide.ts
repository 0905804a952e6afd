import { useSyncExternalStore } from 'react';

const query = '(width >= 80rem)';

function onChange(tell: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', tell);
  return () => list.removeEventListener('change', tell);
}

/** Whether there is room for a document beside the fields. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(onChange, () => matchMedia(query).matches);
