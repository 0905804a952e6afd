import { useMemo, useState } from 'react';
import { errorBody, errorMessage, errorStatus, showMessage, useDispatch } from 'shared-api/client';
import type { BoardService } from 'shared-api/contract/schedule/board';
import { canChangeField } from 'shared-api/contract/staff/roles';
import { useMoveServiceMutation } from '../boardApi.ts';
import { isSamePlace, nameOfService, placeOf, putAt, type Place } from '../model/slots.ts';
import { texts } from '../texts.ts';
import { useRole } from '../../../useRole.ts';

/** What became of a move: why it was not made, and whether a person may want it all the same. */
export type Outcome =
  | {
      refusal: string;
      canForce: boolean;
      /** The service as somebody else has changed it meanwhile. */
      current?: BoardService | undefined;
    }
  | undefined;

interface Moving {
  /** The services as they will stand: a move shows at once. */
  services: readonly BoardService[];
  /** Services whose move is on its way; they take no second one. */
  moving: ReadonlyMap<number, Place>;
  /** Whether day and time may be changed too. */
  mayChangeDay: boolean;
  move: (service: BoardService, place: Place, force?: boolean) => Promise<Outcome>;
}

/**
 * Moving services on the board of a week.
 * @param stored as the server has them
 * @param wordsOf a place in words, for the message that has the Undo
 */
export function useMove(
  week: string,
  stored: readonly BoardService[],
  wordsOf: (place: Place) => string,
  reload: () => void,
): Moving {
  const role = useRole() ?? 'Employee';
  const mayChangeDay = canChangeField(role, 'services', 'dateTs');
  const dispatch = useDispatch();
  const [send] = useMoveServiceMutation();
  const [moving, setMoving] = useState<ReadonlyMap<number, Place>>(new Map());
  // Laid over what the server says, so that an answer from before the move puts nothing back.
  const services = useMemo(
    () =>
      moving.size === 0
        ? stored
        : stored.map((service) => {
            const place = moving.get(service.id);
            return place ? putAt(service, place) : service;
          }),
    [stored, moving],
  );

  function tell(before: BoardService, after: BoardService): void {
    const fields = {
      ...(before.employeeId !== after.employeeId && { employeeId: before.employeeId }),
      ...(before.dateTs !== after.dateTs && { dateTs: before.dateTs }),
    };
    dispatch(
      showMessage({
        text: texts.moved(nameOfService(before), wordsOf(placeOf(after))),
        undo: { entity: 'services', id: before.id, fields: { ...fields, version: after.version } },
      }),
    );
  }

  async function move(service: BoardService, place: Place, force = false): Promise<Outcome> {
    const from = placeOf(service);
    if (isSamePlace(from, place)) return undefined;
    if (!mayChangeDay && (from.day !== place.day || from.time !== place.time)) {
      return { refusal: texts.onlyAdmins, canForce: false };
    }
    setMoving((others) => new Map(others).set(service.id, place));
    const { data, error } = await send({ week, service, place, force });
    setMoving((all) => new Map([...all].filter(([id]) => id !== service.id)));
    if (data) tell(service, data);
    if (!error) return undefined;
    const { current, warnings } = errorBody(error) ?? {};
    const newer = current as BoardService | undefined;
    // Deleted meanwhile, its card goes.
    if (!newer && errorStatus(error) !== 404) {
      return { refusal: errorMessage(error), canForce: warnings !== undefined };
    }
    reload();
    const said = newer ? texts.reloaded : texts.gone;
    return { refusal: said(errorMessage(error)), canForce: false, current: newer };
  }

  return { services, moving, mayChangeDay, move };
}
