import { useEffect, useRef, useState, type RefObject } from 'react';
import type { BoardService } from 'shared-api/contract/schedule/board';
import { lowCard } from '../day/hourHeight.ts';
import { CardFacts } from './CardFacts.tsx';
import styles from './Card.module.css';

interface CardHintProps {
  board: RefObject<HTMLElement | null>;
  services: readonly BoardService[];
  clashes: ReadonlyMap<number, readonly BoardService[]>;
  /** Nothing is told while a card is being moved. */
  isSilent: boolean;
}

interface Shown {
  id: number;
  box: DOMRect;
}

/** Most room that it takes below or above a card. */
const height = 190;

/** A card, with its actions where they stand above it. */
function boxOf(card: HTMLElement): DOMRect {
  const { x, y, width, height: high } = card.getBoundingClientRect();
  const above = card.closest('[data-hour]') && high < lowCard ? 26 : 0;
  return new DOMRect(x, y - above, width, high + above);
}

/**
 * What a card says in full, beside the card that is pointed at or has the focus: one for all of them. Escape
 * closes it. It is for eyes only, since the card itself says the same to others.
 */
export function CardHint({ board, services, clashes, isSilent }: CardHintProps) {
  const [shown, setShown] = useState<Shown>();
  const last = useRef<number>(undefined);
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    const close = (): void => {
      last.current = undefined;
      setShown(undefined);
    };
    const look = ({ target }: Event): void => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
      const id = Number(card?.dataset['card']);
      if (!card) close();
      else if (id !== last.current) {
        last.current = id;
        setShown({ id, box: boxOf(card) });
      }
    };
    element.addEventListener(
      'pointerover',
      (event) => {
        // A finger has no way to point without pressing.
        if (event.pointerType === 'mouse') look(event);
      },
      options,
    );
    element.addEventListener('pointerleave', close, options);
    element.addEventListener('focusin', look, options);
    element.addEventListener('focusout', close, options);
    element.addEventListener('pointerdown', close, options);
    // The focus scrolls to what it goes to, and the hint goes along.
    const follow = (): void => {
      const id = last.current;
      const card =
        id === undefined ? null : element.querySelector<HTMLElement>(`[data-card="${id}"]`);
      if (card && id !== undefined) setShown({ id, box: boxOf(card) });
    };
    window.addEventListener('scroll', follow, { ...options, capture: true });
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') close();
      },
      options,
    );
    return () => stop.abort();
  }, [board]);

  const service = shown && services.find(({ id }) => id === shown.id);
  if (!service || isSilent) return null;
  const { box } = shown;
  const { clientWidth, clientHeight } = document.documentElement;
  const isAbove = box.bottom + height > clientHeight && box.top > height;
  return (
    <div
      aria-hidden="true"
      data-testid="board-hint"
      className={styles['hint']}
      style={{
        insetInlineStart: `${Math.max(8, Math.min(box.left, clientWidth - 300))}px`,
        ...(isAbove
          ? { insetBlockEnd: `${clientHeight - box.top + 4}px` }
          : { insetBlockStart: `${box.bottom + 4}px` }),
      }}
    >
      <CardFacts service={service} clashes={clashes.get(service.id) ?? []} />
    </div>
  );
}
