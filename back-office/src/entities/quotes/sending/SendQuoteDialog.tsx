import { request, type RecordOf } from 'shared-api/client';
// The preview comes first: its styles stand before those of the window.
import { SendPreview } from '../../../document/sending/SendPreview.tsx';
import { LetterDialog } from '../../../letters/LetterDialog.tsx';
import { useLetterForm } from '../../../letters/useLetterForm.ts';
import { useMessage } from '../../../letters/useMessage.ts';
import { showAmount } from '../../../amounts.ts';
import type { EditorActionsProps } from '../../Editor.ts';
import { useQuoteLetterQuery, useSendQuoteMutation } from '../quoteWorkApi.ts';
import { texts } from './texts.ts';

interface SendQuoteDialogProps extends Pick<EditorActionsProps<RecordOf<'quotes'>>, 'run'> {
  record: RecordOf<'quotes'>;
  onClose: () => void;
}

/** Shows the mail with a quote and its PDF, and sends them to whom a person says. */
export function SendQuoteDialog({ record, run, onClose }: SendQuoteDialogProps) {
  const { id, version, number } = record;
  const text = useMessage();
  const letter = useQuoteLetterQuery(
    { id, message: text.settled },
    { refetchOnMountOrArgChange: true },
  );
  const [send] = useSendQuoteMutation();
  const form = useLetterForm({
    letter,
    text,
    send: (mail) => send({ id, version, ...mail }),
    onSent: (data) => run('', () => Promise.resolve({ data })),
  });
  const { data } = letter;
  return (
    <LetterDialog
      title={texts.title}
      letter={letter}
      form={form}
      clientId={record.clientId}
      submit={
        data ? texts.send(data.number, showAmount(data.total), form.everybody) : texts.plainSend
      }
      onClose={onClose}
      preview={
        <SendPreview
          kind="quote"
          letter={letter}
          record={record}
          file={() => request('GET /download-quote/:number', { params: { number: number ?? 0 } })}
        />
      }
    />
  );
}
