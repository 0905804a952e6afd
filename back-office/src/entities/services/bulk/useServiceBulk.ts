import { useState } from 'react';
import { showMessage, useDispatch } from 'shared-api/client';
import type { Body, Undo } from 'shared-api/client';
import { isBoardDay } from 'shared-api/contract/schedule/board';
import type { ServiceBulkAction, SkippedService } from 'shared-api/contract/entities/bulk/services';
import type { BulkActionsProps } from '../../Screen.ts';
import { useLeave, useSameAgain } from '../../bulk/useSameAgain.ts';
import { useChangeServicesMutation, useServiceBulkPreviewQuery } from './bulkApi.ts';
import { refusalOf } from '../../../frame/failures/refusalOf.ts';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';

interface ServiceBulkOptions extends BulkActionsProps {
  action: ServiceBulkAction;
  onClose: () => void;
}

/** What was not done although it was shown, and what is said of the rest. */
export interface Left {
  skipped: readonly SkippedService[];
  text: string;
  undo: Undo | undefined;
}

/** A change of many services while it is chosen: what it would do, and doing it. */
export function useServiceBulk({ action, selection, onClose, onDone }: ServiceBulkOptions) {
  /** Undefined until somebody is chosen; null is nobody. */
  const [employeeId, setEmployee] = useState<number | null>();
  const [day, setDay] = useState('');
  const [force, setForce] = useState(false);
  const [left, setLeft] = useState<Left>();
  const { held, call } = useSameAgain<Body<'POST /services/bulk/'>>();
  const leave = useLeave(held, onClose);
  const [key] = useState(() => crypto.randomUUID());
  const dispatch = useDispatch();
  const [change, { isLoading: isBusy, error: failure }] = useChangeServicesMutation();
  const isChosen =
    (action !== 'assign' || employeeId !== undefined) && (action !== 'move' || isBoardDay(day));
  const asked = {
    action,
    employeeId: employeeId ?? null,
    day: action === 'move' ? day : null,
    force,
  };
  const preview = useServiceBulkPreviewQuery(
    { ...asked, ...selection },
    {
      skip: !isChosen || isBusy || held !== undefined || left !== undefined,
      refetchOnMountOrArgChange: true,
    },
  );
  useAgainAfterLogin(preview.error, preview.refetch);
  // Not read again while the call is on its way: what was shown stays.
  const current = isBusy || held ? preview.data : preview.currentData;
  const shown = isChosen && !preview.isFetching ? current : undefined;

  async function submit(): Promise<void> {
    if (!shown) return;
    const records = shown.changed.map(({ id, version }) => ({ id, version }));
    const { data } = await call({ ...asked, records, key }, change);
    if (!data) return;
    const { message: text, changeId, skipped } = data;
    const undo =
      changeId === null ? undefined : { path: `/services/bulk/${changeId}/undo/`, body: {} };
    // Somebody else was faster. Behind the window that says so nobody could press Undo, before the message goes by itself.
    if (skipped.length > 0) setLeft({ skipped, text, undo });
    else end({ skipped, text, undo });
  }

  /** Those that were left stay selected. */
  function end({ skipped, text, undo }: Left): void {
    onClose();
    dispatch(showMessage(undo ? { text, undo } : text));
    const all = [...(shown?.skipped ?? []), ...skipped];
    onDone(all.filter(({ reason }) => reason !== 'gone').map(({ id }) => id));
  }

  return {
    employee: { value: employeeId, onChoose: setEmployee },
    day: { value: day, onChange: setDay },
    force: {
      isOffered: force || shown?.skipped.some(({ reason }) => isWarning(reason)) === true,
      value: force,
      onChange: setForce,
    },
    isChosen,
    /** Whether an answer is missing: until it is there, nothing else can be asked for. */
    isHeld: held !== undefined && !isBusy,
    preview,
    shown,
    left,
    endLeft: (): void => left && end(left),
    failure: refusalOf(failure),
    isBusy,
    leave,
    submit: (): void => void submit(),
  };
}

const isWarning = (reason: SkippedService['reason']): boolean =>
  reason === 'clash' || reason === 'leave' || reason === 'hours';
