import { useLayoutEffect, useRef } from 'react';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { useNavigationType } from 'shared-ui/router';

/** How far each list was scrolled when it was last seen, while this tab lives. */
const kept = new Map<EntityName, number>();

/** Coming back to a list shows the place where it was left; opening it anew begins at its top. */
export function useKeptScroll(entity: EntityName): void {
  const kind: string = useNavigationType();
  // Only where the list is mounted: a later filter or sort is no return.
  const isReturn = useRef(kind === 'POP');
  useLayoutEffect(() => {
    const scrollTop = kept.get(entity);
    if (isReturn.current && scrollTop !== undefined) window.scrollTo(0, scrollTop);
    isReturn.current = false;
  }, [entity]);
  useLayoutEffect(() => {
    let frame = 0;
    // In the next frame: asked for at once, the place would have the rows laid out a second time.
    const keep = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => kept.set(entity, window.scrollY));
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', keep);
    };
  }, [entity]);
}
