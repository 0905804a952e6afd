import { useState } from 'react';
import { errorBody, errorMessage, errorStatus, type RecordOf } from 'shared-api/client';
import type { InvoiceLetter, LetterKind } from 'shared-api/contract/billing/sendInvoice';
import { splitAddresses } from 'shared-api/contract/values/emailAddress';
// The frame comes first: its styles stand before those of other components.
import { SendPreview } from './SendPreview.tsx';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import { showAmount } from '../../../amounts.ts';
import { useSettled } from '../../../useSettled.ts';
import type { EditorActionsProps } from '../../Editor.ts';
import { useLetterQuery, useSendInvoiceMutation } from './sendingApi.ts';
import { addressErrors, type Typed } from '../../../letters/addresses.ts';
import styles from '../../../letters/Letter.module.css';
import { texts as letterTexts } from '../../../letters/texts.ts';
import { texts } from './texts.ts';

interface SendDialogProps extends Pick<EditorActionsProps<RecordOf<'invoices'>>, 'run'> {
  record: RecordOf<'invoices'>;
  kind: LetterKind;
  onClose: () => void;
}

/** Milliseconds of rest before the preview follows what is typed. */
const pause = 600;

/** Shows the mail about an invoice and its document, and sends them to whom a person says. */
export function SendDialog({ record, kind, run, onClose }: SendDialogProps) {
  const { id, version } = record;
  const [message, setMessage] = useState('');
  const settled = useSettled(message, pause);
  const letter = useLetterQuery(
    { id, kind, message: settled },
    { refetchOnMountOrArgChange: true },
  );
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const [isAsked, setAsked] = useState(false);
  const [refused, setRefused] = useState<{ text?: string; errors?: Record<string, string> }>({});
  // One for all tries of this window: what was sent is not sent twice.
  const [key] = useState(() => crypto.randomUUID());
  const [send, { isLoading }] = useSendInvoiceMutation();
  const recipients = recipientsOf(typed, letter.data);
  const errors: Record<string, string> = {
    ...refused.errors,
    ...(isAsked && addressErrors(recipients)),
  };

  async function submit(): Promise<void> {
    setAsked(true);
    setRefused({});
    if (!letter.data || Object.keys(addressErrors(recipients)).length > 0) return;
    const [to, cc] = [splitAddresses(recipients.to), splitAddresses(recipients.cc)];
    const { data, error } = await send({ id, version, kind, to, cc, message, key });
    if (data) run('', () => Promise.resolve({ data }));
    // Over a session that ended the login window is shown, and all that is typed stays.
    else if (errorStatus(error) !== 401) {
      const found = errorBody(error)?.errors;
      const text = errorMessage(error);
      const isOld = errorBody(error)?.current !== undefined;
      setRefused({ text: isOld ? texts.openAgain(text) : text, ...(found && { errors: found }) });
    }
  }

  const change = (name: keyof Typed, value: string): void => {
    setTyped({ ...typed, [name]: value });
    setRefused({});
  };
  return (
    <FormDialog
      title={texts.title[kind]}
      size="full"
      failure={refused.text}
      submit={{ label: labelOf(kind, letter.data, recipients), isBusy: isLoading }}
      cancelLabel={letterTexts.cancel}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className={styles['columns']}>
        <div className={styles['fields']}>
          {letter.data?.isDraft === true && <p>{texts.getsNumber(letter.data.number)}</p>}
          {(['to', 'cc'] as const).map((name) => (
            <TextField
              key={name}
              label={letterTexts[name]}
              hint={name === 'to' ? letterTexts.addresses : undefined}
              inputMode="email"
              value={recipients[name]}
              error={errors[name]}
              onChange={({ target }) => change(name, target.value)}
            />
          ))}
          <TextArea
            label={letterTexts.message}
            hint={letterTexts.messageHint}
            maxLength={2000}
            value={message}
            error={errors['message']}
            onChange={({ target }) => setMessage(target.value)}
          />
        </div>
        <SendPreview record={record} letter={letter} />
      </div>
    </FormDialog>
  );
}

/** What is typed; until then what the server proposes. */
const recipientsOf = (typed: Partial<Typed>, letter: InvoiceLetter | undefined): Typed => ({
  to: typed.to ?? letter?.to.join(', ') ?? '',
  cc: typed.cc ?? letter?.cc.join(', ') ?? '',
});

const labelOf = (kind: LetterKind, letter: InvoiceLetter | undefined, { to, cc }: Typed): string =>
  letter
    ? texts.send(kind, letter.number, showAmount(letter.owed), splitAddresses(`${to},${cc}`))
    : texts.plainSend;
