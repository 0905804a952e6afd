import type { BoardService } from 'shared-api/contract/schedule/board';
import { quarterAt } from '../model/clockSpan.ts';
import { placeOf, slotOfKey, type Place } from '../model/slots.ts';

/** A point of the window. */
export interface Point {
  clientX: number;
  clientY: number;
}

/**
 * The place that is seen at a point, below whatever hovers over it.
 * @param grip pixels from the card's top to where it is held
 */
export function placeAt(
  { clientX, clientY }: Point,
  service: BoardService,
  grip: number,
): Place | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const cell = element.closest<HTMLElement>('[data-slot]');
    const key = cell?.dataset['slot'];
    if (!cell || key === undefined) continue;
    const { time } = placeOf(service);
    const hour = Number(cell.dataset['hour']);
    if (!(hour > 0)) return { ...slotOfKey(key), time };
    const top = clientY - grip - cell.getBoundingClientRect().top;
    return { ...slotOfKey(key), time: quarterAt((top / hour) * 60) };
  }
  return undefined;
}

/** Pixels from an edge within which a drag scrolls, and most pixels of one frame. */
const edge = { within: 56, most: 14 };

function speedAt(at: number, from: number, to: number): number {
  const before = from + edge.within - at;
  const behind = at - (to - edge.within);
  const deep = before > 0 ? -before : Math.max(behind, 0);
  return Math.max(-1, Math.min(deep / edge.within, 1)) * edge.most;
}

/**
 * Scrolls what lies below a point near its edge, one frame on: what scrolls of the board, or the page.
 */
export function scrollAtEdge(frame: HTMLElement, { clientX, clientY }: Point): void {
  const board = frame.querySelector<HTMLElement>('[data-scrolls]') ?? frame;
  const box = board.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  board.scrollBy(
    speedAt(clientX, Math.max(box.left, 0), Math.min(box.right, clientWidth)),
    speedAt(clientY, Math.max(box.top, 0), Math.min(box.bottom, clientHeight)),
  );
  if (board.scrollHeight <= board.clientHeight + 1) {
    window.scrollBy(0, speedAt(clientY, 57, clientHeight));
  }
}
