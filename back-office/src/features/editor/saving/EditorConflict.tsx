import { ConflictDialog } from './ConflictDialog.tsx';
import type { EditorState } from '../useEditorForm.ts';

/** Shows where a record was changed by somebody else while it was edited here. */
export function EditorConflict({ state }: { state: EditorState }) {
  const { fields, writable, actions, sentOf, initialValues, values } = state;
  const { conflict } = actions;
  if (!conflict) return null;
  const { message, current } = conflict;
  const before = sentOf(initialValues);
  const mine = sentOf(values);
  return (
    <ConflictDialog
      message={message}
      differences={fields
        .filter(({ name }) => writable.includes(name))
        .map((field) => ({
          field,
          before: before[field.name],
          mine: mine[field.name],
          theirs: current[field.name],
        }))
        .filter(({ mine, theirs }) => JSON.stringify(mine) !== JSON.stringify(theirs))}
      onClose={actions.dismissFailure}
      onKeepMine={() => state.keepMine(current)}
      onTakeTheirs={() => state.takeTheirs(current)}
    />
  );
}
