import { useState } from 'react';
import { writeOffSchema } from 'shared-api/contract/billing/ledger';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextArea } from 'shared-ui/TextArea';
import { showAmount } from '../../amounts.ts';
import { useWriteOffMutation } from '../moneyApi.ts';
import { texts } from '../texts.ts';
import { useMovement } from '../useMovement.ts';

const t = texts.writeOff;

export interface GivenInvoice {
  id: number;
  invoiceNumber: number;
  /** What is owed, in dollars. */
  balance: number;
}

/** Gives up what is owed on an invoice, with the reason. */
export function WriteOffDialog({
  invoice,
  onClose,
}: {
  invoice: GivenInvoice;
  onClose: () => void;
}) {
  const { id, invoiceNumber, balance } = invoice;
  const [reason, setReason] = useState('');
  const [writeOff, { isLoading }] = useWriteOffMutation();
  const { errors, failure, isUnknown, leave, send } = useMovement(writeOffSchema, onClose);
  return (
    <FormDialog
      title={t.title(invoiceNumber)}
      failure={failure}
      isUnknown={isUnknown}
      submit={{ label: t.submit(showAmount(balance)), look: 'danger', isBusy: isLoading }}
      cancelLabel={t.keep}
      onSubmit={() =>
        // The amount that the person has read, whatever is owed by now.
        send({ amount: balance, reason }, (value) => writeOff({ id, ...value }))
      }
      onClose={leave}
    >
      <p>{t.willDo(showAmount(balance))}</p>
      <TextArea
        label={t.reason}
        hint={t.reasonHint}
        required
        value={reason}
        error={errors['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
