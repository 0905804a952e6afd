import type { BoardService } from 'shared-api/contract/schedule/board';
import type { Place } from '../model/slots.ts';
import { placeAt, scrollAtEdge, type Point } from './placeAt.ts';

// A click is no drag, and a finger that scrolls begins none: it has to rest first.
const distance = 6;
const rest = { milliseconds: 220, tolerance: 8 };

/** A card that was taken hold of; it is lifted once it is clear that this is a drag. */
interface Grip {
  service: BoardService;
  from: Point;
  at: Point;
  /** Where in the card it is held, and how wide the card is. */
  offset: { x: number; y: number; width: number };
  isLifted: boolean;
  isTouch: boolean;
  frame: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

interface Listeners {
  serviceOf: (target: EventTarget) => BoardService | undefined;
  onLift: (service: BoardService | undefined) => void;
  onFollow: (grip: Grip) => void;
  onOver: (place: Place | undefined) => void;
  onDrop: (service: BoardService, place: Place) => void;
}

/** Listens for drags on a board. @returns stops listening */
export function listenForDrags(board: HTMLElement, told: Listeners): () => void {
  const drag = new Drag(board, told);
  const stop = new AbortController();
  listenForMouse(board, drag, stop.signal);
  listenForFingers(board, drag, stop.signal);
  const options = { signal: stop.signal };
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && drag.release(false)) event.preventDefault();
    },
    options,
  );
  window.addEventListener('blur', () => void drag.release(false), options);
  return () => {
    drag.release(false);
    stop.abort();
  };
}

/** One card at a time, from being taken hold of to being let go. */
class Drag {
  #grip: Grip | undefined;
  readonly #board: HTMLElement;
  readonly #told: Listeners;

  constructor(board: HTMLElement, told: Listeners) {
    this.#board = board;
    this.#told = told;
  }

  get isLifted(): boolean {
    return this.#grip?.isLifted === true;
  }

  /** Whether a finger, or else a mouse, holds a card. */
  isHeldBy(kind: 'finger' | 'mouse'): boolean {
    return this.#grip !== undefined && this.#grip.isTouch === (kind === 'finger');
  }

  take(target: EventTarget | null, at: Point, isTouch: boolean): void {
    this.release(false);
    const service = target && this.#told.serviceOf(target);
    if (!service || !(target instanceof Element)) return;
    const box = target.closest('[data-service]')?.getBoundingClientRect();
    if (!box) return;
    const offset = { x: at.clientX - box.left, y: at.clientY - box.top, width: box.width };
    const timer = isTouch ? setTimeout(() => this.#lift(), rest.milliseconds) : undefined;
    this.#grip = { service, from: at, at, offset, isLifted: false, isTouch, frame: 0, timer };
  }

  follow({ clientX, clientY }: Point): void {
    const grip = this.#grip;
    if (!grip) return;
    grip.at = { clientX, clientY };
    if (grip.isLifted) return;
    const way = Math.hypot(clientX - grip.from.clientX, clientY - grip.from.clientY);
    if (!grip.isTouch && way >= distance) this.#lift();
    else if (grip.isTouch && way > rest.tolerance) this.release(false);
  }

  /** Lets go, and drops it where it may be dropped. @returns whether a card was lifted */
  release(isDropped: boolean): boolean {
    const grip = this.#grip;
    if (!grip) return false;
    clearTimeout(grip.timer);
    cancelAnimationFrame(grip.frame);
    this.#grip = undefined;
    if (!grip.isLifted) return false;
    // At this moment rather than in the last frame: a quick hand has gone on since then.
    const place = isDropped ? placeNow(grip) : undefined;
    this.#told.onLift(undefined);
    this.#told.onOver(undefined);
    if (place) this.#told.onDrop(grip.service, place);
    return true;
  }

  #lift(): void {
    if (!this.#grip) return;
    this.#grip.isLifted = true;
    this.#told.onLift(this.#grip.service);
    this.#grip.frame = requestAnimationFrame(() => this.#frame());
  }

  #frame(): void {
    const grip = this.#grip;
    if (!grip?.isLifted) return;
    this.#told.onFollow(grip);
    scrollAtEdge(this.#board, grip.at);
    this.#told.onOver(placeNow(grip));
    grip.frame = requestAnimationFrame(() => this.#frame());
  }
}

const placeNow = ({ at, service, offset }: Grip): Place | undefined =>
  placeAt(at, service, offset.y);

function listenForMouse(board: HTMLElement, drag: Drag, signal: AbortSignal): void {
  board.addEventListener(
    'mousedown',
    (event) => {
      if (event.button === 0 && !drag.isHeldBy('finger')) drag.take(event.target, event, false);
    },
    { signal },
  );
  window.addEventListener(
    'mousemove',
    (event) => {
      if (!drag.isHeldBy('mouse')) return;
      // Nothing is selected on the way.
      if (drag.isLifted) event.preventDefault();
      drag.follow(event);
    },
    { signal },
  );
  window.addEventListener(
    'mouseup',
    (event) => {
      if (!drag.isHeldBy('mouse')) return;
      drag.follow(event);
      if (drag.release(true)) swallowClick();
    },
    { signal },
  );
}

function listenForFingers(board: HTMLElement, drag: Drag, signal: AbortSignal): void {
  board.addEventListener(
    'touchstart',
    ({ target, touches }) => {
      const [touch] = touches;
      if (touch && touches.length === 1) drag.take(target, pointOf(touch), true);
      else drag.release(false);
    },
    { passive: true, signal },
  );
  board.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches;
      if (!touch || !drag.isHeldBy('finger')) return;
      if (drag.isLifted && event.cancelable) event.preventDefault();
      drag.follow(pointOf(touch));
    },
    // A finger that holds a card does not scroll.
    { passive: false, signal },
  );
  board.addEventListener(
    'touchend',
    (event) => {
      const [touch] = event.changedTouches;
      if (!drag.isHeldBy('finger')) return;
      if (touch && drag.isLifted) drag.follow(pointOf(touch));
      // Neither a click nor what a mouse would have done follows.
      if (drag.release(true) && event.cancelable) event.preventDefault();
    },
    { passive: false, signal },
  );
  board.addEventListener('touchcancel', () => void drag.release(false), { signal });
  board.addEventListener(
    'contextmenu',
    (event) => {
      if (drag.isHeldBy('finger')) event.preventDefault();
    },
    { signal },
  );
}

const pointOf = ({ clientX, clientY }: Touch): Point => ({ clientX, clientY });

/** The click that a browser makes of pressing and letting go over the same card. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
