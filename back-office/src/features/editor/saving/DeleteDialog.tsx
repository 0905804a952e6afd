import type { AnyRecord } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { insteadOfDelete } from './insteadOfDelete.ts';
import type { EditorState } from '../useEditorForm.ts';
import { texts } from '../texts.ts';

const t = texts.deletion;

interface DeleteDialogProps {
  isOpen: boolean;
  entity: EntityName;
  record: Record<string, unknown>;
  actions: EditorState['actions'];
  onClose: () => void;
}

/** Asks before a record is deleted; of one that has to stay, what is done in place of that. */
export function DeleteDialog({ isOpen, entity, record, actions, onClose }: DeleteDialogProps) {
  const instead = insteadOfDelete(entity, record);
  return (
    <>
      {isOpen && instead && (
        <instead.Dialog
          record={{ ...(record as AnyRecord), version: actions.version }}
          run={(context, call) => void actions.run(context, call)}
          onClose={onClose}
        />
      )}
      <AlertDialog
        isOpen={isOpen && !instead}
        title={t.title(entity)}
        closeLabel={t.keep}
        onClose={onClose}
        confirm={{
          label: t.confirm,
          look: 'danger',
          onConfirm: () => {
            onClose();
            void actions.remove();
          },
        }}
      >
        <p>{t.text}</p>
      </AlertDialog>
    </>
  );
}
