import { useSession } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { canChangeField } from 'shared-api/contract/roles';
import { EditorField } from './EditorField.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import type { EditorState } from '../useEditorForm.ts';

/** The fields of a record; those that the role may not change are locked. */
export function EditorFields({ entity, state }: { entity: EntityName; state: EditorState }) {
  const role = useSession()?.role ?? 'Employee';
  const { fields, values, errors, actions, change } = state;
  return (
    <FieldGrid fields={fields}>
      {(field) => (
        <EditorField
          field={field}
          value={values[field.name]}
          error={errors[field.name]}
          disabled={
            field.readOnly === true || actions.isBusy || !canChangeField(role, entity, field.name)
          }
          onChange={change}
        />
      )}
    </FieldGrid>
  );
}
