import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { BoardService } from 'shared-api/contract/schedule/board';
import { isSamePlace, type Place } from '../model/slots.ts';
import { listenForDrags } from './listenForDrags.ts';

export interface PointerMove {
  /** The service under the pointer. */
  lifted: BoardService | undefined;
  /** Where it would be dropped. */
  over: Place | undefined;
}

/**
 * Moving by mouse, pen or finger. Listens on the board for all of its cards, and renders only when the
 * place under the pointer is another one, so that a drag over hundreds of cards stays smooth.
 */
export function usePointerMove(
  board: RefObject<HTMLElement | null>,
  /** The card that hovers; it follows the pointer without React. */
  overlay: RefObject<HTMLElement | null>,
  /** The service of the card that an event is of, where it can be moved. */
  serviceOf: (target: EventTarget) => BoardService | undefined,
  onDrop: (service: BoardService, place: Place) => void,
): PointerMove {
  const [lifted, setLifted] = useState<BoardService>();
  const [over, setOver] = useState<Place>();
  const latest = useRef({ serviceOf, onDrop });
  useLayoutEffect(() => {
    latest.current = { serviceOf, onDrop };
  });

  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    return listenForDrags(element, {
      serviceOf: (target) => latest.current.serviceOf(target),
      onLift: setLifted,
      onFollow: ({ at, offset }) => {
        const card = overlay.current;
        if (!card) return;
        card.style.inlineSize = `${offset.width}px`;
        card.style.transform = `translate(${at.clientX - offset.x}px, ${at.clientY - offset.y}px)`;
      },
      onOver: (place) =>
        setOver((before) => (before && place && isSamePlace(before, place) ? before : place)),
      onDrop: (service, place) => latest.current.onDrop(service, place),
    });
  }, [board, overlay]);

  return { lifted, over };
}
