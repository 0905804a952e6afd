import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus on a card that goes from cell to cell: in its new cell it is a new element, and
 * the keyboard's place would be lost with the old one.
 * @param board the element that holds the cards
 * @returns tells which service's card is to keep it
 */
export function useFocusKept(board: RefObject<HTMLElement | null>): (id: number) => void {
  const kept = useRef<number>(undefined);
  // After every render: a move shows at once, and may be put back.
  useLayoutEffect(() => {
    if (kept.current === undefined) return;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-service="${kept.current}"]`)?.focus();
  });
  return (id) => {
    kept.current = id;
  };
}
