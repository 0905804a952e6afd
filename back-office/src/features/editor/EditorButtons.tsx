import type { AnyRecord } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { may } from 'shared-api/contract/staff/permissions';
import { can } from 'shared-api/contract/staff/roles';
import { Button } from 'shared-ui/Button';
import { editors } from '../../entities/editors.ts';
import { insteadOfDelete } from './saving/insteadOfDelete.ts';
import styles from './EditorPage.module.css';
import type { EditorState } from './useEditorForm.ts';
import { texts } from './texts.ts';
import { useRole } from '../../useRole.ts';

interface EditorButtonsProps {
  /** The form that Update sends. */
  formId: string;
  entity: EntityName;
  record: Record<string, unknown>;
  state: EditorState;
  onBack: () => void;
  onDelete: () => void;
}

/** What can be done with a record, as far as the role allows. */
export function EditorButtons(props: EditorButtonsProps) {
  const { formId, entity, record, state, onBack, onDelete } = props;
  const { Actions, Head, actionsNeed = 'own' } = editors[entity];
  const role = useRole() ?? 'Employee';
  const { actions, isDirty } = state;
  const stored = record['id'] === undefined ? undefined : (record as AnyRecord);
  return (
    <div className={styles['actions']} data-foot>
      {stored && can(role, 'delete', entity) && (
        <span className={styles['first']}>
          <Button
            look="danger"
            // A record that stays would lose what was typed: that is saved first.
            disabled={actions.isBusy || (isDirty && insteadOfDelete(entity, record) !== undefined)}
            onClick={onDelete}
          >
            {texts.delete}
          </Button>
        </span>
      )}
      {stored && may(role, actionsNeed) && Actions && (
        <Actions
          record={stored}
          isBusy={actions.isBusy || isDirty}
          run={(context, call) => void actions.run(context, call)}
        />
      )}
      <Button look="secondary" onClick={onBack}>
        {texts.back}
      </Button>
      {can(role, stored ? 'update' : 'create', entity) && (
        <Button
          type="submit"
          form={formId}
          data-saves
          // One thing stands out: what is next with the record, or saving what is typed.
          look={stored && Head && !isDirty ? 'secondary' : 'primary'}
          isBusy={actions.isBusy}
        >
          {stored ? texts.update : texts.create}
        </Button>
      )}
    </div>
  );
}
