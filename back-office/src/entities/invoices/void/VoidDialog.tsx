import { useState } from 'react';
import {
  errorMessage,
  errorStatus,
  showMessage,
  useDispatch,
  type RecordOf,
} from 'shared-api/client';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import { validate } from 'shared-api/contract/fields/schemas';
import { voidSchema } from 'shared-api/contract/billing/voidInvoice';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextArea } from 'shared-ui/TextArea';
import { movedTags } from '../../../money/useMovement.ts';
import { useSentForm } from '../../../sending/useSentForm.ts';
import { useVoidInvoiceMutation } from '../invoicesApi.ts';
import { showAmount } from '../../../amounts.ts';
import { showDay } from '../../../dates.ts';
import type { InsteadOfDeleteProps } from '../../Editor.ts';
import { InvoiceGiving } from '../giving.ts';
import { canBeVoided, isVoid } from '../isVoid.ts';
import { texts } from './texts.ts';

type VoidDialogProps = InsteadOfDeleteProps<RecordOf<'invoices'>>;

/** What an issued invoice gets in place of being deleted: the offer to void it, with the reason. */
export function VoidDialog(props: VoidDialogProps) {
  const { record, onClose } = props;
  const { id, invoiceNumber, voidedOn } = record;
  const [isCrediting, setCrediting] = useState(false);
  if (isCrediting && invoiceNumber !== null) {
    return <InvoiceGiving what="credit" invoice={{ id, invoiceNumber }} onClose={onClose} />;
  }
  if (canBeVoided(record)) return <VoidForm {...props} onCredit={() => setCrediting(true)} />;
  return (
    <AlertDialog
      isOpen
      title={texts.staysTitle(invoiceNumber)}
      {...(!isVoid(record) && {
        confirm: { label: texts.credit, onConfirm: () => setCrediting(true) },
      })}
      onClose={onClose}
    >
      <p>
        {texts.keepsNumber} {isVoid(record) ? texts.isVoid(showDay(voidedOn)) : texts.isPaid}
      </p>
    </AlertDialog>
  );
}

function VoidForm({ record, run, onCredit, onClose }: VoidDialogProps & { onCredit: () => void }) {
  const { id, version, invoiceNumber, total, applied } = record;
  const dispatch = useDispatch();
  const form = useSentForm(movedTags);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const [makeVoid, { isLoading }] = useVoidInvoiceMutation();

  async function submit(): Promise<void> {
    setFailure(undefined);
    const { value, errors } = validate(voidSchema, { version, reason });
    setWrong(errors && officeWords.errorsOf(voidSchema, errors)['reason']);
    if (!value) return;
    const { answer, isLeft } = await form.send(() => makeVoid({ id, ...value }));
    const { data, error } = answer;
    if (data && isLeft) dispatch(showMessage(data.message));
    else if (data) run('', () => Promise.resolve({ data }));
    // Over a session that ended the login window is shown.
    else if (errorStatus(error) !== 401) {
      setFailure(errorMessage(error));
      setRefused(errorStatus(error) === 409);
    }
  }

  return (
    <FormDialog
      title={texts.title(invoiceNumber)}
      failure={failure}
      isUnknown={form.isUnknown}
      submit={{ label: texts.voidIt, look: 'danger', isBusy: isLoading }}
      cancelLabel={texts.keepIt}
      onSubmit={() => void submit()}
      onClose={() => form.leave(onClose)}
    >
      <p>{texts.whatItDoes(showAmount(total))}</p>
      <p>{texts.afterwards}</p>
      {applied > 0 && <p>{texts.heldAgain(showAmount(applied))}</p>}
      <TextArea
        label={texts.reason}
        required
        value={reason}
        error={wrong}
        onChange={({ target }) => setReason(target.value)}
      />
      {isRefused && (
        <div>
          <Button look="secondary" onClick={onCredit}>
            {texts.credit}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
