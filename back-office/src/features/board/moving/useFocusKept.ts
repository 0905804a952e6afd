import { useLayoutEffect, useRef, type RefObject } from 'react';

interface Kept {
  id: number;
  /** Which of the cards it was, the last time that it was there and had the focus. */
  at: number | undefined;
}

/**
 * Keeps the focus on a card that goes from cell to cell: in its new cell it is a new element, and
 * the keyboard's place would be lost with the old one. Where the card goes from the board, its neighbour has the focus.
 * @param board the element that holds the cards
 * @returns tells which service's card is to keep it
 */
export function useFocusKept(board: RefObject<HTMLElement | null>): (id: number) => void {
  const kept = useRef<Kept>(undefined);
  // After every render: a move shows at once, and may be put back.
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { id, at } = kept.current;
    const cards = [...(board.current?.querySelectorAll<HTMLElement>('[data-service]') ?? [])];
    const card = cards.find(({ dataset }) => dataset['service'] === String(id));
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) card?.focus();
    if (isLost && !card && at !== undefined) cards[Math.min(at, cards.length - 1)]?.focus();
    const isOn = card !== undefined && document.activeElement === card;
    kept.current = { id, at: isOn ? cards.indexOf(card) : undefined };
  });
  return (id) => {
    kept.current = { id, at: undefined };
  };
}
