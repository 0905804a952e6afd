import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives the focus back where a person was when something began, if it is nowhere since: what is
 * disabled while a call is under way loses it.
 * @param isFree whether nothing stands over the screen that has the focus to itself
 * @returns remembers where the person is
 */
export function useFocusBack(isFree: boolean): () => void {
  const place = useRef<Element>(null);
  useEffect(() => {
    if (!isFree) return;
    const { activeElement, body } = document;
    // A button of a window that has just closed keeps it until the window is gone.
    const isNowhere = activeElement === body || activeElement?.closest('dialog:not([open])');
    if (activeElement !== null && !isNowhere) return;
    if (place.current instanceof HTMLElement) place.current.focus();
  }, [isFree]);
  return useCallback(() => {
    place.current = document.activeElement;
  }, []);
}
