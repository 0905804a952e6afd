import { useSession } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { canChangeField } from 'shared-api/contract/staff/roles';
import { EditorField } from './EditorField.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import type { EditorState } from '../useEditorForm.ts';

/** The fields of a record; those that nobody or not this role may change are locked. */
export function EditorFields({ entity, state }: { entity: EntityName; state: EditorState }) {
  const role = useSession()?.role ?? 'Employee';
  const { fields, values, errors, actions, change, locked } = state;
  const isLocked = ({ name, readOnly }: Field): boolean =>
    readOnly === true ||
    locked?.fields.includes(name) === true ||
    !canChangeField(role, entity, name);
  return (
    <FieldGrid fields={fields} note={locked?.why}>
      {(field) => (
        <EditorField
          field={field}
          value={values[field.name]}
          error={errors[field.name]}
          disabled={actions.isBusy || isLocked(field)}
          onChange={change}
        />
      )}
    </FieldGrid>
  );
}
