import { useState } from 'react';
import { errorMessage, errorStatus, type RecordOf } from 'shared-api/client';
import { validate } from 'shared-api/contract/fields/schemas';
import { voidSchema } from 'shared-api/contract/billing/voidInvoice';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextArea } from 'shared-ui/TextArea';
import { useVoidInvoiceMutation } from './invoicesApi.ts';
import { showAmount } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import type { InsteadOfDeleteProps } from '../Screen.ts';
import { isVoid } from './InvoiceState.tsx';

type VoidDialogProps = InsteadOfDeleteProps<RecordOf<'invoices'>>;

/** What an issued invoice gets in place of being deleted: the offer to void it, with the reason. */
export function VoidDialog(props: VoidDialogProps) {
  const { record, onClose } = props;
  const { invoiceNumber, paid, voidedOn } = record;
  if (!paid && !isVoid(record)) return <VoidForm {...props} />;
  return (
    <AlertDialog isOpen title={`Invoice #${invoiceNumber} stays`} onClose={onClose}>
      <p>
        An issued invoice keeps its number and cannot be deleted.{' '}
        {paid
          ? 'This one is paid, so it cannot be voided either.'
          : `This one is void since ${showDay(voidedOn)}.`}
      </p>
    </AlertDialog>
  );
}

function VoidForm({ record, run, onClose }: VoidDialogProps) {
  const { id, version, invoiceNumber, total } = record;
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [makeVoid, { isLoading }] = useVoidInvoiceMutation();

  async function submit(): Promise<void> {
    setFailure(undefined);
    const { value, errors } = validate(voidSchema, { version, reason });
    setWrong(errors?.['reason']);
    if (!value) return;
    const { data, error } = await makeVoid({ id, ...value });
    if (data) run('', () => Promise.resolve({ data }));
    // Over a session that ended the login window is shown.
    else if (errorStatus(error) === 409) {
      setFailure(
        `${errorMessage(error)} Keep it, and open the invoice again to see how it is now.`,
      );
    } else if (errorStatus(error) !== 401) setFailure(errorMessage(error));
  }

  return (
    <FormDialog
      title={`Void invoice #${invoiceNumber}?`}
      failure={failure}
      submit={{ label: 'Void it', look: 'danger', isBusy: isLoading }}
      cancelLabel="Keep it"
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        An issued invoice cannot be deleted. Voiding it credits the whole amount,{' '}
        {showAmount(total)}, and keeps the number: nothing is owed on it, no reminder is sent, and
        its PDF says VOID.
      </p>
      <p>
        Its services can be invoiced again; the next daily update does so with those that are
        complete. An invoice that is void stays so.
      </p>
      <TextArea
        label="Reason"
        required
        value={reason}
        error={wrong}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
