import { useLayoutEffect, useState } from 'react';
import { useProgress } from './useProgress.ts';

/**
 * Whether the film of a story runs, and how far it is; the space bar stops it and lets it go on.
 * @param key names the story
 */
export function useFilm(key: string) {
  const [isPaused, setPaused] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [hasBegun, setBegun] = useState(false);
  const [begunAt, setBegunAt] = useState(0);
  const progress = useProgress(key, seconds, hasBegun && !isPaused && !isWaiting, begunAt);

  // With the first picture of a film: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    const onKey = ({ key: pressed, target }: KeyboardEvent): void => {
      const isOnControl =
        target instanceof HTMLElement && target.closest('a, button, summary') !== null;
      if (pressed === ' ' && !isOnControl) setPaused((was) => !was);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return {
    isPaused,
    progress,
    setPaused,
    /** What its player tells. */
    player: {
      isPaused,
      onPlaying: (length: number): void => {
        setSeconds(length);
        setWaiting(false);
        setBegun(true);
      },
      onPlayingBefore: (at: number): void => setBegunAt(Math.floor(at)),
      onWaiting: (): void => setWaiting(true),
      onPausedByBrowser: (): void => setPaused(true),
    },
  };
}
