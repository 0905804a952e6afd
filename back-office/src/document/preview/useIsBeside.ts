import { useSyncExternalStore } from 'react';
import { hasViewer } from './hasViewer.ts';

const query = '(width >= 80rem)';

function onChange(tell: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', tell);
  return () => list.removeEventListener('change', tell);
}

/**
 * Whether a document is shown beside the fields: where there is room, and the browser has a viewer. One without would
 * save a file of no name as soon as the page is opened.
 */
export const useIsBeside = (): boolean =>
  useSyncExternalStore(onChange, () => matchMedia(query).matches && hasViewer());
