import { useState } from 'react';
import type { PeriodClosing } from 'shared-api/contract/billing/periods';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextArea } from 'shared-ui/TextArea';
import { showDay } from '../../../dates.ts';
import { useAnswer } from '../../../frame/useAnswer.ts';
import { texts } from '../texts.ts';
import { useReopenPeriodMutation } from './booksApi.ts';

const t = texts.periods;

/** Reopens what was closed last; the reason is kept. */
export function ReopenDialog({
  closing,
  onClose,
}: {
  closing: PeriodClosing;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<{ reason?: string }>({});
  const [reopen, { isLoading }] = useReopenPeriodMutation();
  const answer = useAnswer(onClose, setErrors);
  return (
    <FormDialog
      title={t.reopenTitle(showDay(closing.until))}
      failure={answer.failure}
      isUnknown={answer.isUnknown}
      submit={{ label: t.reopen, look: 'danger', isBusy: isLoading }}
      cancelLabel={t.keepClosed}
      onSubmit={() => void reopen({ id: closing.id, reason }).then(answer.take)}
      onClose={onClose}
    >
      <p>{t.reopenText}</p>
      <TextArea
        label={t.reason}
        name="reason"
        required
        value={reason}
        error={errors.reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
