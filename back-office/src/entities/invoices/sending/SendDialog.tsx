import { type RecordOf } from 'shared-api/client';
import type { LetterKind } from 'shared-api/contract/billing/sendInvoice';
// The preview comes first: its styles stand before those of the window.
import { SendPreview } from '../../../document/sending/SendPreview.tsx';
import { LetterDialog } from '../../../letters/LetterDialog.tsx';
import { useLetterForm } from '../../../letters/useLetterForm.ts';
import { useMessage } from '../../../letters/useMessage.ts';
import { showAmount } from '../../../amounts.ts';
import type { EditorActionsProps } from '../../Editor.ts';
import { fileOf } from '../fileOf.ts';
import { useLetterQuery, useSendInvoiceMutation } from './sendingApi.ts';
import { texts } from './texts.ts';

interface SendDialogProps extends Pick<EditorActionsProps<RecordOf<'invoices'>>, 'run'> {
  record: RecordOf<'invoices'>;
  kind: LetterKind;
  onClose: () => void;
}

/** Shows the mail about an invoice and its document, and sends them to whom a person says. */
export function SendDialog({ record, kind, run, onClose }: SendDialogProps) {
  const { id, version } = record;
  const text = useMessage();
  const letter = useLetterQuery(
    { id, kind, message: text.settled },
    { refetchOnMountOrArgChange: true },
  );
  const [send] = useSendInvoiceMutation();
  const form = useLetterForm({
    letter,
    text,
    send: (mail) => send({ id, version, kind, ...mail }),
    onSent: (data) => run('', () => Promise.resolve({ data })),
  });
  const { data } = letter;
  return (
    <LetterDialog
      title={texts.title[kind]}
      letter={letter}
      form={form}
      clientId={record.clientId}
      submit={
        data
          ? texts.send(kind, data.number, showAmount(data.owed), form.everybody)
          : texts.plainSend
      }
      onClose={onClose}
      preview={
        <SendPreview
          kind="invoice"
          letter={letter}
          record={record}
          file={() => fileOf({ ...record }, { ...record })}
        />
      }
    >
      {data?.isDraft === true && <p>{texts.getsNumber(data.number)}</p>}
    </LetterDialog>
  );
}
