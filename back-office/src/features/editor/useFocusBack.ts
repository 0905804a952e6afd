import { useCallback, useEffect, useRef } from 'react';

/**
 * Restores focus after an action if it was lost, because controls were disabled during the call.
 * @param isFree whether no dialog has the focus
 * @returns remembers the focused element
 */
export function useFocusBack(isFree: boolean): () => void {
  const lastFocused = useRef<Element>(null);
  useEffect(() => {
    if (!isFree) return;
    const { activeElement, body } = document;
    // A button in a dialog that has just closed keeps focus until the dialog is removed.
    const isNowhere = activeElement === body || activeElement?.closest('dialog:not([open])');
    if (activeElement !== null && !isNowhere) return;
    if (lastFocused.current instanceof HTMLElement) lastFocused.current.focus();
  }, [isFree]);
  return useCallback(() => {
    lastFocused.current = document.activeElement;
  }, []);
}
