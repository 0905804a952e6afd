import { useState } from 'react';
import { errorMessage, errorStatus, showMessage, useDispatch } from 'shared-api/client';
import { reversePaymentSchema, type ReversePayment } from 'shared-api/contract/billing/ledger';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import { validate } from 'shared-api/contract/fields/schemas';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextArea } from 'shared-ui/TextArea';
import { useSentForm } from '../../sending/useSentForm.ts';
import { texts } from '../texts.ts';
import { movedTags } from '../useMovement.ts';

const t = texts.reversal;

interface ReverseDialogProps {
  title: string;
  /** What it will do. */
  willDo: string;
  reasonHint: string;
  isBusy: boolean;
  onReverse: (
    value: ReversePayment,
  ) => Promise<{ data?: { message: string } | undefined; error?: unknown }>;
  onClose: () => void;
}

/** Takes a movement of money back, with the reason. */
export function ReverseDialog(props: ReverseDialogProps) {
  const { title, willDo, reasonHint, isBusy, onReverse, onClose } = props;
  const dispatch = useDispatch();
  const form = useSentForm(movedTags);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function submit(): Promise<void> {
    setFailure(undefined);
    const { value, errors } = validate(reversePaymentSchema, { reason });
    setWrong(errors && officeWords.errorsOf(reversePaymentSchema, errors)['reason']);
    if (!value) return;
    const { answer, isLeft } = await form.send(() => onReverse(value));
    const { data, error } = answer;
    if (data) {
      dispatch(showMessage(data.message));
      if (!isLeft) onClose();
    } else if (errorStatus(error) !== 401) setFailure(errorMessage(error));
  }

  return (
    <FormDialog
      title={title}
      failure={failure}
      isUnknown={form.isUnknown}
      submit={{ label: t.takeBack, look: 'danger', isBusy }}
      cancelLabel={t.keep}
      onSubmit={() => void submit()}
      onClose={() => form.leave(onClose)}
    >
      <p>{willDo}</p>
      <TextArea
        label={t.reason}
        hint={reasonHint}
        required
        value={reason}
        error={wrong}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
