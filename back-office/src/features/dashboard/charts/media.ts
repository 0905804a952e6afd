import { useSyncExternalStore } from 'react';

const stillness = '(prefers-reduced-motion: reduce)';

/** The media query of the dark colour scheme. */
export const darkness = '(prefers-color-scheme: dark)';

/** Tells of every change of a media query; returns how to stop. */
export function onMediaChange(query: string, onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

const onStillness = (onChange: () => void) => onMediaChange(stillness, onChange);

/** Whether the person asked for less motion. */
export const useStillness = (): boolean =>
  useSyncExternalStore(onStillness, () => matchMedia(stillness).matches);
