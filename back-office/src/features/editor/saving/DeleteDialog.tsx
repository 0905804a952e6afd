import { Suspense } from 'react';
import type { AnyRecord } from 'shared-api/client';
import { entities, type EntityName } from 'shared-api/contract/entities/entities';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { insteadOfDelete } from './insteadOfDelete.ts';
import type { EditorState } from '../useEditorForm.ts';

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
        <Suspense fallback={null}>
          <instead.Dialog
            record={{ ...(record as AnyRecord), version: actions.version }}
            run={(context, call) => void actions.run(context, call)}
            onClose={onClose}
          />
        </Suspense>
      )}
      <AlertDialog
        isOpen={isOpen && !instead}
        title={`Delete this ${entities[entity].singular}?`}
        closeLabel="Keep it"
        onClose={onClose}
        confirm={{
          label: 'Delete',
          look: 'danger',
          onConfirm: () => {
            onClose();
            void actions.remove();
          },
        }}
      >
        <p>It disappears from the list. You can undo this from the message that follows.</p>
      </AlertDialog>
    </>
  );
}
