import { useState, type ReactNode } from 'react';
import {
  errorBody,
  errorStatus,
  showMessage,
  useCompany,
  useDispatch,
  type RecordOf,
} from 'shared-api/client';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { markSentSchema } from 'shared-api/contract/billing/sendInvoice';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import { validate } from 'shared-api/contract/fields/schemas';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextField } from 'shared-ui/TextField';
import { Refusal } from '../../../frame/failures/Refusal.tsx';
import { useSentForm } from '../../../sending/useSentForm.ts';
import type { EditorActionsProps } from '../../Editor.ts';
import { useMarkSentMutation } from './sendingApi.ts';
import { texts as letterTexts } from '../../../letters/texts.ts';
import { texts } from './texts.ts';

interface MarkSentDialogProps extends Pick<EditorActionsProps<RecordOf<'invoices'>>, 'run'> {
  record: RecordOf<'invoices'>;
  onClose: () => void;
}

/** Notes how and when an invoice was sent by other means. */
export function MarkSentDialog({ record, run, onClose }: MarkSentDialogProps) {
  const { id, version, invoiceNumber } = record;
  const { timeZone } = useCompany();
  const [how, setHow] = useState('');
  const [day, setDay] = useState(() => companyDay(Date.now() / 1000, timeZone));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<ReactNode>();
  const dispatch = useDispatch();
  const form = useSentForm([
    { type: 'record', id: `invoices ${id}` },
    { type: 'list', id: 'invoices' },
    'money',
  ]);
  const [mark, { isLoading }] = useMarkSentMutation();

  async function submit(): Promise<void> {
    setFailure(undefined);
    const typed = { version, how, day: day === '' ? null : day, key: form.key() };
    const checked = validate(markSentSchema, typed);
    setErrors(checked.errors ? officeWords.errorsOf(markSentSchema, checked.errors) : {});
    if (!checked.value) return;
    const { value } = checked;
    const { answer, isLeft } = await form.send(() => mark({ id, ...value }));
    const { data, error } = answer;
    if (data && isLeft) dispatch(showMessage(data.message));
    else if (data) run('', () => Promise.resolve({ data }));
    // Over a session that ended the login window is shown.
    else if (errorStatus(error) !== 401) {
      const found = errorBody(error)?.errors;
      setErrors(found ?? {});
      if (!found) setFailure(<Refusal error={error} />);
    }
  }

  return (
    <FormDialog
      title={texts.markTitle}
      failure={failure}
      isUnknown={form.isUnknown}
      submit={{ label: texts.mark, isBusy: isLoading }}
      cancelLabel={letterTexts.cancel}
      onSubmit={() => void submit()}
      onClose={() => form.leave(onClose)}
    >
      <p>{texts.markIntro}</p>
      {invoiceNumber === null && <p>{texts.markDraft}</p>}
      <TextField
        label={texts.how}
        hint={texts.howHint}
        value={how}
        error={errors['how']}
        onChange={({ target }) => setHow(target.value)}
      />
      <TextField
        label={texts.day}
        type="date"
        value={day}
        error={errors['day']}
        onChange={({ target }) => setDay(target.value)}
      />
    </FormDialog>
  );
}
