import { useState } from 'react';
import { errorBody, errorMessage, errorStatus, showMessage, useDispatch } from 'shared-api/client';
import type { DepositLetter } from 'shared-api/contract/billing/deposits';
import { splitAddresses } from 'shared-api/contract/values/emailAddress';
import { PartState } from '../frame/PartState.tsx';
// Before the window: its styles stand before those of fields.
import { LetterFrame } from '../letters/LetterFrame.tsx';
import { addressErrors, type Typed } from '../letters/addresses.ts';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import { showAmount } from '../amounts.ts';
import { useAgainAfterLogin } from '../frame/useAgainAfterLogin.ts';
import { useSettled } from '../useSettled.ts';
import styles from './Deposits.module.css';
import {
  useDepositLetterQuery,
  useSendDepositMutation,
  type DepositRequest,
} from './depositsApi.ts';
import { texts } from './texts.ts';

const t = texts.send;

/** Milliseconds of rest before the preview follows what is typed. */
const pause = 600;

interface SendDialogProps {
  request: DepositRequest;
  onClose: () => void;
}

/** Shows the mail that asks for a request, and sends it with its PDF to whom a person says. */
export function SendDialog({ request: { id, number, amount }, onClose }: SendDialogProps) {
  const dispatch = useDispatch();
  const [message, setMessage] = useState('');
  const settled = useSettled(message, pause);
  const letter = useDepositLetterQuery(
    { id, message: settled },
    { refetchOnMountOrArgChange: true },
  );
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const [isAsked, setAsked] = useState(false);
  const [refused, setRefused] = useState<{ text?: string; errors?: Record<string, string> }>({});
  // One for all tries of this window: what was sent is not sent twice.
  const [key] = useState(() => crypto.randomUUID());
  const [send, { isLoading }] = useSendDepositMutation();
  const recipients = {
    to: typed.to ?? letter.data?.to.join(', ') ?? '',
    cc: typed.cc ?? letter.data?.cc.join(', ') ?? '',
  };
  const errors: Record<string, string> = {
    ...refused.errors,
    ...(isAsked && addressErrors(recipients)),
  };

  async function submit(): Promise<void> {
    setAsked(true);
    setRefused({});
    if (!letter.data || Object.keys(addressErrors(recipients)).length > 0) return;
    const [to, cc] = [splitAddresses(recipients.to), splitAddresses(recipients.cc)];
    const { data, error } = await send({ id, to, cc, message, key });
    if (data) {
      dispatch(showMessage(data.message));
      onClose();
    } else if (errorStatus(error) !== 401) {
      // Over a session that ended the login window is shown, and all that is typed stays.
      setRefused({ text: errorMessage(error), errors: errorBody(error)?.errors ?? {} });
    }
  }

  return (
    <FormDialog
      title={t.title(number)}
      size="full"
      failure={refused.text}
      submit={{ label: t.submit(number, showAmount(amount)), isBusy: isLoading }}
      cancelLabel={texts.cancel}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className={styles['columns']}>
        <div className={styles['fields']}>
          {(['to', 'cc'] as const).map((name) => (
            <TextField
              key={name}
              label={t[name]}
              hint={name === 'to' ? t.addresses : undefined}
              inputMode="email"
              value={recipients[name]}
              error={errors[name]}
              onChange={({ target: { value } }) => {
                setTyped({ ...typed, [name]: value });
                setRefused({});
              }}
            />
          ))}
          <TextArea
            label={t.message}
            hint={t.messageHint}
            maxLength={2000}
            value={message}
            error={errors['message']}
            onChange={({ target }) => setMessage(target.value)}
          />
        </div>
        <Preview letter={letter} />
      </div>
    </FormDialog>
  );
}

interface PreviewProps {
  letter: { data?: DepositLetter | undefined; error?: unknown; refetch: () => unknown };
}

/** The mail as it will be sent. */
function Preview({ letter: { data, error, refetch } }: PreviewProps) {
  useAgainAfterLogin(error, refetch);
  return (
    <section className={styles['fields']} aria-label={t.preview}>
      {data ? (
        <>
          <p className={styles['soft']}>{t.subject(data.subject)}</p>
          <LetterFrame html={data.html} title={t.letter} />
          <p className={styles['soft']}>{t.attached(data.attachments)}</p>
        </>
      ) : (
        <PartState
          loading={t.loading}
          failed={t.failed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}
