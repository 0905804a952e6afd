import { useState } from 'react';
import { errorBody, errorMessage, useSession } from 'shared-api/client';
import type { BoardService } from 'shared-api/contract/schedule/board';
import { canChangeField } from 'shared-api/contract/staff/roles';
import { useMoveServiceMutation } from '../boardApi.ts';
import { keyOf, slotOf, type Slot } from './slots.ts';
import { texts } from '../texts.ts';

interface Moving {
  /** Services whose move is on its way; they take no second one. */
  moving: ReadonlySet<number>;
  /** Whether the day may be changed too. */
  mayChangeDay: boolean;
  /** Moves a service; answers with why not, when it was put back. */
  move: (service: BoardService, slot: Slot) => Promise<string | undefined>;
}

/** Moving services on the board of a week. */
export function useMove(week: string, reload: () => void): Moving {
  const role = useSession()?.role ?? 'Employee';
  const mayChangeDay = canChangeField(role, 'services', 'dateTs');
  const [send] = useMoveServiceMutation();
  const [moving, setMoving] = useState<ReadonlySet<number>>(new Set());

  async function move(service: BoardService, slot: Slot): Promise<string | undefined> {
    const from = slotOf(service);
    if (keyOf(from) === keyOf(slot)) return undefined;
    if (from.day !== slot.day && !mayChangeDay) return texts.onlyAdmins;
    setMoving((others) => new Set(others).add(service.id));
    const { error } = await send({ week, service, ...slot });
    setMoving((all) => new Set([...all].filter((id) => id !== service.id)));
    if (!error) return undefined;
    if (errorBody(error)?.current === undefined) return errorMessage(error);
    reload();
    return texts.reloaded(errorMessage(error));
  }

  return { moving, mayChangeDay, move };
}
