import { useState } from 'react';
import { errorBody, useDispatch, type RecordOf } from 'shared-api/client';
import type { AnonymisePreview } from 'shared-api/contract/entities/anonymise/anonymise';
import { Button } from 'shared-ui/Button';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import { FormDialog } from 'shared-ui/FormDialog';
import { Table } from 'shared-ui/Table';
import { TextArea } from 'shared-ui/TextArea';
import { LoadFailure } from '../../../frame/failures/LoadFailure.tsx';
import { Refusal } from '../../../frame/failures/Refusal.tsx';
import { refusalOf } from '../../../frame/failures/refusalOf.ts';
import { staleIsRead } from '../../../frame/failures/staleIsRead.ts';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import type { EditorActionsProps } from '../../Editor.ts';
import { useAnonymiseClientMutation, useAnonymisePreviewQuery } from './anonymiseApi.ts';
import styles from './AnonymiseDialog.module.css';
import { texts } from './texts.ts';

export interface AnonymiseDialogProps extends Pick<
  EditorActionsProps<RecordOf<'clients'>>,
  'record' | 'run'
> {
  onClose: () => void;
}

/** Shows what is erased of a client and what has to stay, asks for the reason, and erases it. */
export function AnonymiseDialog({ record: { id, version }, run, onClose }: AnonymiseDialogProps) {
  const [reason, setReason] = useState('');
  const preview = useAnonymisePreviewQuery(id, { refetchOnMountOrArgChange: true });
  const dispatch = useDispatch();
  const [anonymise, { error: failure }] = useAnonymiseClientMutation();
  const [isBusy, setIsBusy] = useState(false);
  const error = refusalOf(failure);
  useAgainAfterLogin(preview.error, preview.refetch);
  const shown = preview.currentData;

  async function submit(): Promise<void> {
    setIsBusy(true);
    const { data } = await anonymise({ id, version, reason });
    if (data) {
      run('', () => Promise.resolve({ data }));
      return;
    }
    await Promise.all([preview.refetch(), staleIsRead(dispatch)]);
    setIsBusy(false);
  }

  if (!shown || shown.obstacles.length > 0) {
    return (
      <Dialog title={texts.title} size="wide" onClose={onClose}>
        {preview.error !== undefined && (
          <LoadFailure error={preview.error} onRetry={() => void preview.refetch()} />
        )}
        {!shown && preview.error === undefined && <p role="status">{texts.loading}</p>}
        {shown && <Obstacles obstacles={shown.obstacles} />}
        <DialogActions>
          <Button look="secondary" onClick={onClose}>
            {texts.close}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  const wrong = errorBody(error)?.errors?.['reason'];
  return (
    <FormDialog
      title={texts.title}
      size="wide"
      submit={{ label: texts.submit, look: 'danger', isBusy }}
      cancelLabel={texts.cancel}
      failure={error !== undefined && wrong === undefined ? <Refusal error={error} /> : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{texts.intro}</p>
      <Counts
        title={texts.erased}
        rows={shown.erased.map(({ kind, count }) => ({ name: texts.erasedKind[kind], count }))}
      />
      {shown.kept.length > 0 && (
        <>
          <Counts
            title={texts.kept}
            rows={shown.kept.map(({ kind, count }) => ({ name: texts.keptKind[kind], count }))}
          />
          <p>{texts.keptWhy}</p>
        </>
      )}
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        error={wrong}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}

const Obstacles = ({ obstacles }: Pick<AnonymisePreview, 'obstacles'>) => (
  <section>
    <h3 className={styles['title']}>{texts.obstacles}</h3>
    <ul>
      {obstacles.map((one) => (
        <li key={one}>{texts.obstacle[one]}</li>
      ))}
    </ul>
  </section>
);

interface CountsProps {
  title: string;
  rows: readonly { name: string; count: number }[];
}

const Counts = ({ title, rows }: CountsProps) => (
  <section>
    <h3 className={styles['title']}>{title}</h3>
    <Table
      caption={title}
      columns={[
        { header: texts.what, cell: ({ name }) => name },
        { header: texts.count, align: 'end', cell: ({ count }) => count.toLocaleString('en-CA') },
      ]}
      rows={rows}
      rowKey={({ name }) => name}
    />
  </section>
);
