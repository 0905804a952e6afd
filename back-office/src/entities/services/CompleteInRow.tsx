import { useState } from 'react';
import {
  errorMessage,
  errorStatus,
  showMessage,
  useDispatch,
  type RecordOf,
} from 'shared-api/client';
import { canChangeField } from 'shared-api/contract/staff/roles';
import { Button } from 'shared-ui/Button';
import { useComplete } from './useComplete.ts';
import { texts } from './texts.ts';
import { useRole } from '../../useRole.ts';

/** Marks a service that is still to be done as done from the list. */
export const CompleteInRow = ({ record }: { record: RecordOf<'services'> }) =>
  // Most rows have none: they are not to pay for it.
  record.serviceStatus === 'Scheduled' ? <Complete record={record} /> : null;

function Complete({ record }: { record: RecordOf<'services'> }) {
  const role = useRole() ?? 'Employee';
  const dispatch = useDispatch();
  const complete = useComplete();
  const [isBusy, setBusy] = useState(false);
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
