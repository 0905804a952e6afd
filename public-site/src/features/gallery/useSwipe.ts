import { useRef, type TouchEvent } from 'react';

/**
 * Pixels that a finger has to move for a swipe (docs/product/pages.md "Gallery",
 * docs/product/limits.md).
 */
const threshold = 50;

/** Hears swipes to the left and to the right. */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<number | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches[0]?.clientX ?? null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0]?.clientX;
      const moved = end === undefined || start.current === null ? 0 : end - start.current;
      start.current = null;
      if (moved > threshold) onSwipe('right');
      if (moved < -threshold) onSwipe('left');
    },
  };
}
