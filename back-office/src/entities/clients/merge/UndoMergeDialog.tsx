// The frame comes first: its styles stand before those of other components.
import { PartState } from '../../../frame/PartState.tsx';
import { Refusal } from '../../../frame/failures/Refusal.tsx';
import { refusalOf } from '../../../frame/failures/refusalOf.ts';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import { showMessage, useDispatch } from 'shared-api/client';
import type { MergeUndo } from 'shared-api/contract/entities/merging/merge';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Button } from 'shared-ui/Button';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import { DialogFailure } from 'shared-ui/DialogFailure';
import { Link } from 'shared-ui/router';
import { namesApart } from './clientNames.ts';
import { useMergeUndoQuery, useUndoMergeMutation } from './mergeApi.ts';
import styles from './MergeDialog.module.css';
import { Moved } from './MergeTables.tsx';
import { texts } from './texts.ts';

const t = texts.undo;

export interface UndoMergeDialogProps {
  mergeId: number;
  onClose: () => void;
}

/** What taking a merge back does, or what stands in its way. */
export function UndoMergeDialog({ mergeId, onClose }: UndoMergeDialogProps) {
  const dispatch = useDispatch();
  const { currentData, error, refetch } = useMergeUndoQuery(mergeId, {
    refetchOnMountOrArgChange: true,
  });
  const [undo, { isLoading, error: failure }] = useUndoMergeMutation();
  const refused = refusalOf(failure);
  useAgainAfterLogin(error, refetch);
  const isPossible = currentData?.conflictCount === 0;

  async function takeBack(): Promise<void> {
    const { data, error: failed } = await undo(mergeId);
    if (data) {
      dispatch(showMessage(data.message));
      onClose();
    } else if (refusalOf(failed) !== undefined) void refetch();
  }

  return (
    <Dialog title={t.title} size="wide" isKept={isLoading} onClose={onClose}>
      {currentData ? (
        <Preview preview={currentData} />
      ) : (
        <PartState
          loading={texts.loading}
          failed={texts.failed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {refused !== undefined && (
        <DialogFailure of={refused}>
          <Refusal error={refused} />
        </DialogFailure>
      )}
      <DialogActions>
        <Button look="secondary" disabled={isLoading} onClick={onClose}>
          {isPossible ? t.keep : texts.close}
        </Button>
        {isPossible && (
          <Button isBusy={isLoading} onClick={() => void takeBack()}>
            {t.submit}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Preview({ preview: { kept, merged, moved, conflicts, conflictCount } }: PreviewProps) {
  const names = namesApart(kept.name, merged.name);
  if (conflictCount === 0) {
    return (
      <div className={styles['form']}>
        <p>{t.intro(names.merged, names.kept)}</p>
        <Moved caption={t.caption} moved={moved} />
      </div>
    );
  }
  return (
    <div className={styles['form']}>
      <p>{t.refused}</p>
      <ul>
        {conflicts.map((conflict, position) => (
          <li key={position}>
            {conflict.record === null ? (
              t.conflict(conflict)
            ) : (
              <Link to={routes.editor(conflict.record.entity, conflict.record.id)}>
                {t.conflict(conflict)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {conflictCount > conflicts.length && <p>{t.more(conflictCount - conflicts.length)}</p>}
    </div>
  );
}

interface PreviewProps {
  preview: MergeUndo;
}
