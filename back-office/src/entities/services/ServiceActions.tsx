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
import type { EditorActionsProps } from '../Screen.ts';
import { useComplete } from './useComplete.ts';

type Service = RecordOf<'services'>;

/** The words for a change that was not made (docs/product/messages.md). */
const failed = 'Error updating service';

/** Marks the service as done from its editor (docs/product/behaviour.md). */
export function ServiceActions({ record, isBusy, run }: EditorActionsProps<Service>) {
  const complete = useComplete();
  return (
    <Button
      look="secondary"
      disabled={isBusy || record.serviceStatus === 'Complete'}
      onClick={() => run(failed, () => complete(record))}
    >
      Complete
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
      dispatch(showMessage(`${failed}: ${errorMessage(error)}`));
    }
  }

  return (
    <Button
      look="quiet"
      isBusy={isBusy}
      aria-label={`Complete ${record.serviceCode}`}
      onClick={() => void press()}
    >
      Complete
    </Button>
  );
}
