import { useCallback, useRef } from 'react';

/**
 * Gives the focus back where a person was when something began, if it is nowhere since: what is
 * disabled while a call is under way loses it.
 */
export function useFocusBack(): { remember: () => void; giveBack: () => void } {
  const place = useRef<Element>(null);
  return {
    remember: useCallback(() => {
      place.current = document.activeElement;
    }, []),
    giveBack: useCallback(() => {
      const { activeElement, body } = document;
      // A button of a window that has just closed keeps it until the window is gone.
      const isNowhere = activeElement === body || activeElement?.closest('dialog:not([open])');
      if (activeElement !== null && !isNowhere) return;
      if (place.current instanceof HTMLElement) place.current.focus();
    }, []),
  };
}
