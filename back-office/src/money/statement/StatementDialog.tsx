import { errorMessage, errorStatus, pathTo, showMessage, useDispatch } from 'shared-api/client';
// The window comes first: its styles stand before those of other components.
import { LetterDialog } from '../../letters/LetterDialog.tsx';
import { Button } from 'shared-ui/Button';
import { TextField } from 'shared-ui/TextField';
import { useDownloadMutation } from '../../api/downloadApi.ts';
import styles from '../Money.module.css';
import { texts } from './texts.ts';
import { useStatementForm } from './useStatementForm.ts';

/** A client's statement for a span of days: as a file, or by e-mail, which is shown before it goes. */
export function StatementDialog({ clientId, onClose }: { clientId: number; onClose: () => void }) {
  const { span, setSpan, wrongDay, letter, form } = useStatementForm(clientId, onClose);
  const dayField = (name: keyof typeof span) => ({
    type: 'date' as const,
    value: span[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setSpan({ ...span, [name]: target.value }),
  });
  return (
    <LetterDialog
      title={texts.title}
      letter={letter}
      form={form}
      clientId={clientId}
      submit={texts.send(form.everybody)}
      onClose={onClose}
    >
      <TextField label={texts.from} hint={texts.fromHint} {...dayField('from')} />
      <TextField label={texts.until} required error={wrongDay} {...dayField('until')} />
      <Files clientId={clientId} span={span} isWrong={wrongDay !== undefined} onFail={form.fail} />
    </LetterDialog>
  );
}

interface FilesProps {
  clientId: number;
  span: { from: string; until: string };
  isWrong: boolean;
  onFail: (words: string | undefined) => void;
}

/** The statement as a file. */
function Files({ clientId, span: { from, until }, isWrong, onFail }: FilesProps) {
  const [download, { isLoading }] = useDownloadMutation();
  const dispatch = useDispatch();
  async function get(kind: 'pdf' | 'csv'): Promise<void> {
    onFail(undefined);
    const query = { to: until, ...(from !== '' && { from }) };
    const path =
      kind === 'pdf'
        ? pathTo('GET /invoices/download-pdf/:clientId', { params: { clientId }, query })
        : pathTo('GET /invoices/download-csv/:clientId', { params: { clientId }, query });
    const { data, error } = await download({ path, fallback: `statement.${kind}` });
    if (data) dispatch(showMessage(data.message));
    else if (errorStatus(error) !== 401) {
      onFail(`${texts.downloadFailed} ${errorMessage(error)}`);
    }
  }
  return (
    <div className={styles['buttons']}>
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
