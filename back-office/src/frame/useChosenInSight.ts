import { useEffect, useRef, type RefObject } from 'react';

/**
 * On a phone the parts of a page scroll sideways: the chosen one is in sight.
 * @param shown what identifies it
 * @returns the ref of what scrolls
 */
export function useChosenInSight(shown: string | undefined): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const scrolls = nav.current;
    const chosen = scrolls?.querySelector<HTMLElement>('[aria-current]');
    if (!scrolls || !chosen) return undefined;
    // Counts that come later widen the parts, and what comes beside them leaves them less room.
    const observer = new ResizeObserver(() => {
      scrolls.scrollLeft = chosen.offsetLeft - scrolls.offsetLeft;
    });
    for (const part of [scrolls, ...scrolls.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [shown]);
  return nav;
}
