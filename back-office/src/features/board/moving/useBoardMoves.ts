import { useState, type RefObject } from 'react';
import type { BoardService } from 'shared-api/contract/schedule/board';
import type { Slot, Row } from './slots.ts';
import { useFocusKept } from './useFocusKept.ts';
import { useKeyboardMove } from './useKeyboardMove.ts';
import { useMove } from './useMove.ts';
import { usePointerMove } from './usePointerMove.ts';

interface BoardInSight {
  /** The first day of the week. */
  week: string;
  rows: readonly Row[];
  days: readonly string[];
  cells: ReadonlyMap<string, readonly BoardService[]>;
}

/**
 * The three ways to move a service on the board: pointer, keyboard and dialog.
 * @param container the element that holds the cards
 */
export function useBoardMoves(
  container: RefObject<HTMLElement | null>,
  { week, rows, days, cells }: BoardInSight,
  onReload: () => void,
) {
  const { moving, mayChangeDay, move } = useMove(week, onReload);
  const [refusal, setRefusal] = useState('');
  const [inDialog, setInDialog] = useState<BoardService>();
  const keepFocus = useFocusKept(container);

  async function moveHere(service: BoardService, to: Slot): Promise<void> {
    setRefusal('');
    setRefusal((await move(service, to)) ?? '');
  }

  const reachable = mayChangeDay ? days : undefined;
  const keyboard = useKeyboardMove({ rows, days: reachable, cells }, (service, to) => {
    keepFocus(service.id);
    void moveHere(service, to);
  });
  const pointer = usePointerMove((service, to) => void moveHere(service, to));

  return {
    moving,
    mayChangeDay,
    keyboard,
    pointer,
    /** Why a service was put back; empty when there is nothing to tell. */
    refusal,
    dismiss: (): void => setRefusal(''),
    /** The service for which the dialog asks where to. */
    inDialog,
    openDialog: (service: BoardService): void => {
      setRefusal('');
      setInDialog(service);
    },
    closeDialog: (): void => setInDialog(undefined),
    moveFromDialog: (service: BoardService, to: Slot) => {
      keepFocus(service.id);
      return move(service, to);
    },
  };
}
