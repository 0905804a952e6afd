import { useSession } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { canChangeField } from 'shared-api/contract/roles';
import { classNames } from 'shared-ui/classNames';
import { EditorField } from './EditorField.tsx';
import styles from '../EditorPage.module.css';
import type { EditorState } from '../useEditorForm.ts';
import { wideKinds } from './wideKinds.ts';

/** The fields of a record; those that the role may not change are locked. */
export function EditorFields({ entity, state }: { entity: EntityName; state: EditorState }) {
  const role = useSession()?.role ?? 'Employee';
  const { fields, values, errors, actions, change } = state;
  return (
    <div className={styles['fields']}>
      {fields.map((field) => (
        <div
          key={field.name}
          className={classNames(
            wideKinds.includes(field.kind) && styles['wide'],
            field.kind === 'checkbox' && styles['check'],
          )}
        >
          <EditorField
            field={field}
            value={values[field.name]}
            error={errors[field.name]}
            disabled={
              field.readOnly === true || actions.isBusy || !canChangeField(role, entity, field.name)
            }
            onChange={change}
          />
        </div>
      ))}
    </div>
  );
}
