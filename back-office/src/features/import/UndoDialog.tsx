import type { ImportableName, ImportUndo } from 'shared-api/contract/entities/importing/imports';
import { Button } from 'shared-ui/Button';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Link } from 'shared-ui/router';
import { Table } from 'shared-ui/Table';
import { FailureDialog } from '../../frame/failures/FailureDialog.tsx';
import { PartState } from '../../frame/PartState.tsx';
import { useOutcome } from '../../frame/useOutcome.ts';
import { useImportUndoQuery, useUndoImportedFileMutation } from './importApi.ts';
import styles from './ImportPage.module.css';
import { texts } from './texts.ts';

const t = texts.undo;

interface UndoDialogProps {
  id: number;
  entity: ImportableName;
  onClose: () => void;
}

/** What undoing an import does, or the records that stand in its way. */
export function UndoDialog({ id, entity, onClose }: UndoDialogProps) {
  const { data, error, refetch } = useImportUndoQuery(id, { refetchOnMountOrArgChange: true });
  const [undo, { isLoading }] = useUndoImportedFileMutation();
  const { failure, forget, tell } = useOutcome(texts.failedAction);

  async function takeBack(): Promise<void> {
    if (tell(await undo(id))) onClose();
  }

  return (
    <>
      <Dialog title={t.title} size="wide" onClose={onClose}>
        {data ? (
          <Preview preview={data} entity={entity} />
        ) : (
          <PartState
            loading={t.loading}
            failed={t.failed}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        <DialogActions>
          <Button look="secondary" onClick={onClose}>
            {data?.conflictCount === 0 ? t.keep : t.close}
          </Button>
          {data?.conflictCount === 0 && (
            <Button look="danger" isBusy={isLoading} onClick={() => void takeBack()}>
              {t.submit}
            </Button>
          )}
        </DialogActions>
      </Dialog>
      {failure && <FailureDialog failure={failure} onClose={forget} />}
    </>
  );
}

function Preview({ preview, entity }: { preview: ImportUndo; entity: ImportableName }) {
  const { removed, restored, contacts, addresses, conflicts, conflictCount } = preview;
  if (conflictCount === 0) {
    const said = [
      t.removed(removed, entity),
      t.restored(restored, entity),
      t.contacts(contacts),
      t.addresses(addresses),
    ];
    return <p>{said.filter(Boolean).join(' ')}</p>;
  }
  return (
    <>
      <p>{t.conflicts(conflictCount, entity)}</p>
      <div className={styles['table']}>
        <Table
          caption={t.caption}
          columns={[
            {
              header: t.record,
              cell: ({ id, name }) => <Link to={routes.editor(entity, id)}>{name}</Link>,
            },
            { header: t.why, cell: ({ reason }) => reason },
          ]}
          rows={conflicts}
          rowKey={({ id }) => id}
        />
      </div>
      {conflictCount > conflicts.length && <p>{t.more(conflictCount - conflicts.length)}</p>}
    </>
  );
}
