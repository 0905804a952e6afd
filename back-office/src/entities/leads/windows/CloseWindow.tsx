import { useState } from 'react';
import {
  errorMessage,
  errorStatus,
  showMessage,
  useDispatch,
  useUpdateRecordMutation,
} from 'shared-api/client';
import { leadCloseReasons } from 'shared-api/contract/entities/lead';
import { FormDialog } from 'shared-ui/FormDialog';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { staleIsRead } from '../../../frame/failures/staleIsRead.ts';
import type { LeadWindowProps } from './LeadWindow.tsx';
import { texts } from './texts.ts';
import { whoOf } from './whoOf.ts';

const t = texts.close;

/** Asks why a lead is closed, and closes it; that can be undone. */
export function CloseWindow({ record, onClose }: LeadWindowProps) {
  const { id, version, status } = record;
  const dispatch = useDispatch();
  const [update, { isLoading }] = useUpdateRecordMutation();
  const [closeReason, setReason] = useState('');
  const [closeNote, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function close(): Promise<void> {
    setAsked(true);
    setFailure(undefined);
    if (closeReason === '') return;
    const fields = { version, status: 'Closed', closeReason, closeNote };
    const { data, error } = await update({ entity: 'leads', id, fields });
    if (data) {
      const before = { version: data.version, status, closeReason: '', closeNote: '' };
      const undo = { entity: 'leads', id, fields: before } as const;
      dispatch(showMessage({ text: t.isClosed(whoOf(record)), undo }));
      onClose();
      // Over a session that ended the login window is shown.
    } else if (errorStatus(error) === 409) {
      await staleIsRead(dispatch);
      setFailure(t.changed(errorMessage(error)));
    } else if (errorStatus(error) !== 401) {
      setFailure(errorMessage(error));
    }
  }

  return (
    <FormDialog
      title={t.title(whoOf(record))}
      failure={failure}
      submit={{ label: t.submit, isBusy: isLoading }}
      cancelLabel={texts.cancel}
      onSubmit={() => void close()}
      onClose={onClose}
    >
      <Select
        label={t.reason}
        required
        empty={t.choose}
        options={leadCloseReasons.map((value) => ({ value, label: t.reasons[value] }))}
        value={closeReason}
        error={isAsked && closeReason === '' ? t.noReason : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextField
        label={t.note}
        hint={t.noteHint}
        autoComplete="off"
        value={closeNote}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
