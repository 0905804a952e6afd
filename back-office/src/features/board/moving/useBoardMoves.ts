import { useCallback, useMemo, useState, type RefObject } from 'react';
import { isMovable, type BoardService } from 'shared-api/contract/schedule/board';
import type { Place } from '../model/slots.ts';
import { useFocusKept } from './useFocusKept.ts';
import { useKeyboardMove, type Ways } from './useKeyboardMove.ts';
import { usePointerMove } from './usePointerMove.ts';
import type { Outcome } from './useMove.ts';

interface BoardInSight extends Ways {
  services: readonly BoardService[];
  /** Services whose move is on its way; they take no second one. */
  moving: ReadonlyMap<number, Place>;
  move: (service: BoardService, place: Place, force?: boolean) => Promise<Outcome>;
}

/** A move that goes against something, and waits for a person's word. */
interface Asked {
  service: BoardService;
  place: Place;
  words: string;
}

const elementOf = (target: EventTarget, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * The three ways to move a service on the board: pointer, keyboard and dialog.
 * @param board the element that holds the cards, and scrolls where the board does
 * @param overlay the card that hovers
 */
export function useBoardMoves(
  board: RefObject<HTMLElement | null>,
  overlay: RefObject<HTMLElement | null>,
  inSight: BoardInSight,
) {
  const { services, moving, move } = inSight;
  const [refusal, setRefusal] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const [inDialog, setInDialog] = useState<BoardService>();
  const keepFocus = useFocusKept(board);
  const byId = useMemo(() => new Map(services.map((one) => [one.id, one])), [services]);

  const movable = useCallback(
    (id: string | undefined): BoardService | undefined => {
      const service = byId.get(Number(id));
      return service && isMovable(service) && !moving.has(service.id) ? service : undefined;
    },
    [byId, moving],
  );
  const serviceOf = (target: EventTarget): BoardService | undefined =>
    movable(elementOf(target, '[data-service]')?.dataset['service']);

  async function moveHere(service: BoardService, place: Place, force = false): Promise<Outcome> {
    setRefusal('');
    const outcome = await move(service, place, force);
    if (outcome?.canForce) setAsked({ service, place, words: outcome.refusal });
    else setRefusal(outcome?.refusal ?? '');
    return outcome;
  }

  const keyboard = useKeyboardMove(inSight, serviceOf, (service, place) => {
    keepFocus(service.id);
    return moveHere(service, place);
  });
  const pointer = usePointerMove(board, overlay, serviceOf, (service, place) => {
    void moveHere(service, place);
  });
  const held = keyboard.held;

  return {
    keyboard,
    pointer,
    /** The service that is being moved, by whichever means, and where it would be dropped. */
    lifted: pointer.lifted ?? held?.service,
    target: pointer.lifted ? pointer.over : held?.place,
    /** Why a service was put back; empty when there is nothing to tell. */
    refusal,
    dismiss: (): void => setRefusal(''),
    asked,
    forget: (): void => setAsked(undefined),
    moveAnyway: ({ service, place }: Asked): void => {
      setAsked(undefined);
      keepFocus(service.id);
      void moveHere(service, place, true);
    },
    /** The service for which the dialog asks where to. */
    inDialog,
    /** A click on a card asks where to: what a drag does, for those who do not drag. */
    onClick: (target: EventTarget): void => {
      const service =
        serviceOf(target) ?? movable(elementOf(target, '[data-move]')?.dataset['move']);
      if (!service) return;
      setRefusal('');
      setInDialog(service);
    },
    closeDialog: (): void => setInDialog(undefined),
    moveFromDialog: (service: BoardService, place: Place, force: boolean) => {
      keepFocus(service.id);
      return move(service, place, force);
    },
  };
}

export type BoardMoves = ReturnType<typeof useBoardMoves>;
