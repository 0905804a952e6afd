import { useEffect, useRef, type RefObject } from 'react';

/**
 * On a phone the parts of a page scroll sideways: the chosen one is in sight.
 * @param shown what identifies it
 * @returns the ref of what scrolls
 */
export function useChosenInSight(shown: string | undefined): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && chosen) nav.current.scrollLeft = chosen.offsetLeft - nav.current.offsetLeft;
  }, [shown]);
  return nav;
}
