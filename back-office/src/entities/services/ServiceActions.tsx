import { useState } from 'react';
import {
  errorMessage,
  errorStatus,
  showMessage,
  useDispatch,
  useSession,
  type RecordOf,
} from 'shared-api/client';
import { canChangeField } from 'shared-api/contract/staff/roles';
import { Button } from 'shared-ui/Button';
import type { EditorActionsProps } from '../Editor.ts';
import { useComplete } from './useComplete.ts';
import { texts } from './texts.ts';

type Service = RecordOf<'services'>;

/** Marks the service as done from its editor (docs/product/behaviour.md). */
export function ServiceActions({ record, isBusy, run }: EditorActionsProps<Service>) {
  const complete = useComplete();
  return (
    <Button
      look="secondary"
      disabled={isBusy || record.serviceStatus === 'Complete'}
      onClick={() => run(texts.updateFailed, () => complete(record))}
    >
      {texts.complete}
    </Button>
  );
}

/** The same from the list, for a service that is still to be done. */
export function CompleteInRow({ record }: { record: Service }) {
  const role = useSession()?.role ?? 'Employee';
  const dispatch = useDispatch();
  const complete = useComplete();
  const [isBusy, setBusy] = useState(false);
  if (record.serviceStatus !== 'Scheduled') return null;
  if (!canChangeField(role, 'services', 'serviceStatus')) return null;

  async function press(): Promise<void> {
    setBusy(true);
    const { data, error } = await complete(record);
    setBusy(false);
    if (data?.undo) dispatch(showMessage({ text: data.message, undo: data.undo }));
    // Over a session that ended the login window is shown.
    else if (errorStatus(error) !== 401) {
      dispatch(showMessage(texts.updateFailedWhy(errorMessage(error))));
    }
  }

  return (
    <Button
      look="quiet"
      isBusy={isBusy}
      aria-label={texts.completeOf(record.serviceCode)}
      onClick={() => void press()}
    >
      {texts.markComplete}
    </Button>
  );
}
