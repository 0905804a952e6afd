import { useState } from 'react';
import { sendCreditSchema } from 'shared-api/contract/billing/creditMails';
import { splitAddresses } from 'shared-api/contract/values/emailAddress';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextField } from 'shared-ui/TextField';
import { PartState } from '../../frame/PartState.tsx';
import { useCreditLetterQuery, useSendCreditMutation } from '../back/moneyBackApi.ts';
import styles from '../Money.module.css';
import { texts } from '../texts.ts';
import { useMovement } from '../useMovement.ts';

const t = texts.creditMail;

interface SendCreditDialogProps {
  credit: { id: number; number: string };
  onClose: () => void;
}

/** Shows the mail of a credit note, and sends it to whom a person says. */
export function SendCreditDialog({ credit, onClose }: SendCreditDialogProps) {
  const { id, number } = credit;
  const { data, error, refetch } = useCreditLetterQuery(id, { refetchOnMountOrArgChange: true });
  const [typed, setTyped] = useState<string>();
  const [sendCredit, { isLoading }] = useSendCreditMutation();
  const { errors, failure, send } = useMovement(sendCreditSchema, onClose);
  const to = typed ?? data?.to.join(', ') ?? '';
  return (
    <FormDialog
      title={t.title(number)}
      failure={failure}
      submit={{ label: t.submit(to), isBusy: isLoading }}
      cancelLabel={texts.cancel}
      onSubmit={() => send({ to: splitAddresses(to) }, (value) => sendCredit({ id, ...value }))}
      onClose={onClose}
    >
      {data ? (
        <>
          <TextField
            label={t.to}
            hint={t.toHint}
            value={to}
            error={errors['to']}
            required
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <section className={styles['outcome']} aria-label={t.preview}>
            <h3>{data.subject}</h3>
            <p className={styles['mail']}>{data.text}</p>
            <p>{t.attachment(data.attachment)}</p>
          </section>
        </>
      ) : (
        <PartState
          loading={t.loading}
          failed={t.failed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </FormDialog>
  );
}
