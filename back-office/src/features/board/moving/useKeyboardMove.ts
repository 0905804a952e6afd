import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { BoardService } from 'shared-api/contract/schedule/board';
import { isSamePlace, nameOfService, placeOf, type Place } from '../model/slots.ts';
import { isStep } from '../model/steps.ts';
import { texts } from '../texts.ts';
import type { Outcome } from './useMove.ts';

/** A service that was picked up, and where it would be dropped. */
export interface Held {
  service: BoardService;
  place: Place;
}

export interface Ways {
  /** The place that a key leads to. */
  step: (place: Place, key: string) => Place;
  /** A place in words, and what is there. */
  wordsOf: (place: Place) => string;
  wordsOver: (place: Place) => string;
  mayChangeDay: boolean;
}

export interface KeyboardMove {
  held: Held | undefined;
  /** What happened last, in words. */
  said: string;
  /** What the board listens to, for all of its cards. */
  events: {
    onKeyDown: (event: KeyboardEvent) => void;
    onKeyUp: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Whether a key picks up and drops. */
const isGrip = (key: string): boolean => key === ' ' || key === 'Enter';

/** Moving by the keyboard, from place to place; a pointer's way is measured, this one is counted. */
export function useKeyboardMove(
  { step, wordsOf, wordsOver, mayChangeDay }: Ways,
  /** The service of the card that an event is of, where it can be moved. */
  serviceOf: (target: EventTarget) => BoardService | undefined,
  onDrop: (service: BoardService, place: Place) => Promise<Outcome>,
): KeyboardMove {
  const [held, setHeld] = useState<Held>();
  const [said, setSaid] = useState('');

  function leave(service: BoardService): void {
    setHeld(undefined);
    setSaid(texts.stays(nameOfService(service), wordsOf(placeOf(service))));
  }

  function drop({ service, place }: Held): void {
    if (isSamePlace(place, placeOf(service))) {
      leave(service);
      return;
    }
    setHeld(undefined);
    setSaid('');
    // Only then: it may be refused, or asked about and not wanted, which others say.
    void onDrop(service, place).then((refused) => {
      if (!refused) setSaid(texts.moved(nameOfService(service), wordsOf(place)));
    });
  }

  function go({ service, place }: Held, key: string): void {
    const next = step(place, key);
    const isBarred = !mayChangeDay && (next.day !== place.day || next.time !== place.time);
    if (!isBarred) setHeld({ service, place: next });
    setSaid(isBarred ? texts.onlyAdmins : wordsOver(next));
  }

  function pressed(event: KeyboardEvent): void {
    const service = serviceOf(event.target);
    if (!service) return;
    const { key } = event;
    const isHeld = held?.service.id === service.id;
    if (!isGrip(key) && !(isHeld && (isStep(key) || key === 'Escape'))) return;
    // Neither a click nor the page's own scrolling.
    event.preventDefault();
    if (event.repeat && isGrip(key)) return;
    if (!isHeld) {
      setHeld({ service, place: placeOf(service) });
      setSaid(texts.pickedUp(nameOfService(service), wordsOf(placeOf(service))));
    } else if (key === 'Escape') leave(service);
    else if (isStep(key)) go(held, key);
    else drop(held);
  }

  return {
    held,
    said,
    events: {
      onKeyDown: pressed,
      // Some browsers click a button when Space is let go.
      onKeyUp: (event) => {
        if (event.key === ' ' && serviceOf(event.target)) event.preventDefault();
      },
      onBlur: (event) => {
        if (held && serviceOf(event.target)?.id === held.service.id) leave(held.service);
      },
    },
  };
}
