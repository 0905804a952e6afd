import { errorMessage, errorStatus, pathTo, showMessage, useDispatch } from 'shared-api/client';
import { splitAddresses } from 'shared-api/contract/values/emailAddress';
// The frame comes first: its styles stand before those of other components.
import { PartState } from '../../frame/PartState.tsx';
import { LetterFrame } from '../../letters/LetterFrame.tsx';
import { Button } from 'shared-ui/Button';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import { useDownloadMutation } from '../../api/downloadApi.ts';
import styles from '../../letters/Letter.module.css';
import { texts as letterTexts } from '../../letters/texts.ts';
import moneyStyles from '../Money.module.css';
import { texts } from './texts.ts';
import { useStatementForm } from './useStatementForm.ts';

/** A client's statement for a span of days: as a file, or by e-mail, which is shown before it goes. */
export function StatementDialog({ clientId, onClose }: { clientId: number; onClose: () => void }) {
  const form = useStatementForm(clientId, onClose);
  const { span, letter, errors, recipients } = form;
  const dayField = (name: keyof typeof span) => ({
    type: 'date' as const,
    value: span[name],
    onChange: ({ target }: { target: { value: string } }) =>
      form.setSpan({ ...span, [name]: target.value }),
  });
  return (
    <FormDialog
      title={texts.title}
      size="full"
      failure={form.failure}
      submit={{
        label: texts.send(splitAddresses(`${recipients.to},${recipients.cc}`)),
        isBusy: form.isSending,
      }}
      cancelLabel={letterTexts.cancel}
      onSubmit={() => void form.submit()}
      onClose={onClose}
    >
      <div className={styles['columns']}>
        <div className={styles['fields']}>
          <TextField label={texts.from} hint={texts.fromHint} {...dayField('from')} />
          <TextField label={texts.until} required error={errors['until']} {...dayField('until')} />
          <Files clientId={clientId} span={span} isWrong={form.isWrongSpan} onFail={form.fail} />
          {(['to', 'cc'] as const).map((name) => (
            <TextField
              key={name}
              label={letterTexts[name]}
              hint={name === 'to' ? letterTexts.addresses : undefined}
              inputMode="email"
              value={recipients[name]}
              error={errors[name]}
              onChange={({ target }) => form.type(name, target.value)}
            />
          ))}
          <TextArea
            label={letterTexts.message}
            hint={letterTexts.messageHint}
            maxLength={2000}
            value={form.message}
            error={errors['message']}
            onChange={({ target }) => form.setMessage(target.value)}
          />
        </div>
        <section className={styles['preview']} aria-label={letterTexts.preview}>
          {letter.data ? (
            <>
              <p className={styles['subject']}>{letterTexts.subject(letter.data.subject)}</p>
              <LetterFrame html={letter.data.html} title={letterTexts.letterTitle} />
            </>
          ) : (
            <PartState
              loading={letterTexts.loading}
              failed={letterTexts.failed}
              error={letter.error}
              onRetry={() => void letter.refetch()}
            />
          )}
        </section>
      </div>
    </FormDialog>
  );
}

interface FilesProps {
  clientId: number;
  span: { from: string; until: string };
  isWrong: boolean;
  onFail: (failure: { text?: string }) => void;
}

/** The statement as a file. */
function Files({ clientId, span: { from, until }, isWrong, onFail }: FilesProps) {
  const [download, { isLoading }] = useDownloadMutation();
  const dispatch = useDispatch();
  async function get(kind: 'pdf' | 'csv'): Promise<void> {
    onFail({});
    const query = { to: until, ...(from !== '' && { from }) };
    const path =
      kind === 'pdf'
        ? pathTo('GET /invoices/download-pdf/:clientId', { params: { clientId }, query })
        : pathTo('GET /invoices/download-csv/:clientId', { params: { clientId }, query });
    const { data, error } = await download({ path, fallback: `statement.${kind}` });
    if (data) dispatch(showMessage(data.message));
    else if (errorStatus(error) !== 401) {
      onFail({ text: `${texts.downloadFailed} ${errorMessage(error)}` });
    }
  }
  return (
    <div className={moneyStyles['buttons']}>
      {(['pdf', 'csv'] as const).map((kind) => (
        <Button
          key={kind}
          look="secondary"
          disabled={isWrong || isLoading}
          onClick={() => void get(kind)}
        >
          {texts[kind]}
        </Button>
      ))}
    </div>
  );
}
