import { useState } from 'react';
import { errorMessage, errorStatus, showMessage, useDispatch } from 'shared-api/client';
import { reversePaymentSchema } from 'shared-api/contract/billing/ledger';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import { validate } from 'shared-api/contract/fields/schemas';
import { formatAmount } from 'shared-api/contract/values/money';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextArea } from 'shared-ui/TextArea';
import { showDay } from '../../dates.ts';
import type { Payment } from '../account/Payments.tsx';
import { useReversePaymentMutation } from '../moneyApi.ts';
import { texts } from '../texts.ts';

const t = texts.reversal;

/** Takes a payment back, with the reason: what it paid is owed again. */
export function ReversePaymentDialog(props: { payment: Payment; onClose: () => void }) {
  const { payment, onClose } = props;
  const { id, amount, day, allocations } = payment;
  const dispatch = useDispatch();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [reverse, { isLoading }] = useReversePaymentMutation();

  async function submit(): Promise<void> {
    setFailure(undefined);
    const { value, errors } = validate(reversePaymentSchema, { reason });
    setWrong(errors && officeWords.errorsOf(reversePaymentSchema, errors)['reason']);
    if (!value) return;
    const { data, error } = await reverse({ id, ...value });
    if (data) {
      dispatch(showMessage(data.message));
      onClose();
    } else if (errorStatus(error) !== 401) setFailure(errorMessage(error));
  }

  return (
    <FormDialog
      title={t.title(formatAmount(amount), showDay(day))}
      failure={failure}
      submit={{ label: t.takeBack, look: 'danger', isBusy: isLoading }}
      cancelLabel={t.keep}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t.willDo(allocations.length)}</p>
      <TextArea
        label={t.reason}
        hint={t.reasonHint}
        required
        value={reason}
        error={wrong}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
