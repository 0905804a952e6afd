import { useState, type KeyboardEvent } from 'react';
import type { BoardService } from 'shared-api/contract/schedule/board';
import {
  isStep,
  keyOf,
  slotName,
  nameOfService,
  slotOf,
  stepFrom,
  type Slot,
  type Row,
} from './slots.ts';
import { texts } from '../texts.ts';

/** A service that was picked up, and where it would be dropped. */
interface Held {
  service: BoardService;
  slot: Slot;
}

interface Grid {
  rows: readonly Row[];
  /** The days that can be reached; undefined where the day may not be changed. */
  days: readonly string[] | undefined;
  cells: ReadonlyMap<string, readonly BoardService[]>;
}

/** What a card listens to. */
export interface CardEvents {
  onKeyDown: (event: KeyboardEvent) => void;
  onKeyUp: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

export interface KeyboardMove {
  held: Held | undefined;
  /** What happened last, in words. */
  said: string;
  eventsOf: (service: BoardService) => CardEvents;
}

/** Whether a key picks up and drops. */
const isGrip = (key: string): boolean => key === ' ' || key === 'Enter';

/** Moving by the keyboard, from cell to cell; a pointer's way is measured, this one is counted. */
export function useKeyboardMove(
  { rows, days, cells }: Grid,
  onDrop: (service: BoardService, slot: Slot) => void,
): KeyboardMove {
  const [held, setHeld] = useState<Held>();
  const [said, setSaid] = useState('');
  const inWords = (slot: Slot): string => slotName(slot, rows);

  function leave(service: BoardService): void {
    setHeld(undefined);
    setSaid(texts.stays(nameOfService(service), inWords(slotOf(service))));
  }

  function drop({ service, slot }: Held): void {
    if (keyOf(slot) === keyOf(slotOf(service))) {
      leave(service);
      return;
    }
    setHeld(undefined);
    setSaid(texts.moved(nameOfService(service), inWords(slot)));
    onDrop(service, slot);
  }

  function step({ service, slot }: Held, key: string): void {
    const isBarred = days === undefined && (key === 'ArrowLeft' || key === 'ArrowRight');
    const next = stepFrom(slot, key, rows, days ?? [slot.day]);
    setHeld({ service, slot: next });
    setSaid(isBarred ? texts.onlyAdmins : texts.over(inWords(next), countAt(next)));
  }

  const countAt = (slot: Slot): number => cells.get(keyOf(slot))?.length ?? 0;

  function pressed(event: KeyboardEvent, service: BoardService): void {
    const { key } = event;
    const isHeld = held?.service.id === service.id;
    if (!isGrip(key) && !(isHeld && (isStep(key) || key === 'Escape'))) return;
    // Neither a click nor the page's own scrolling.
    event.preventDefault();
    if (event.repeat && isGrip(key)) return;
    if (!isHeld) {
      setHeld({ service, slot: slotOf(service) });
      setSaid(texts.pickedUp(nameOfService(service), inWords(slotOf(service))));
    } else if (key === 'Escape') leave(service);
    else if (isStep(key)) step(held, key);
    else drop(held);
  }

  return {
    held,
    said,
    eventsOf: (service) => ({
      onKeyDown: (event) => pressed(event, service),
      // Some browsers click a button when Space is let go.
      onKeyUp: (event) => {
        if (event.key === ' ') event.preventDefault();
      },
      onBlur: () => {
        if (held?.service.id === service.id) leave(service);
      },
    }),
  };
}
