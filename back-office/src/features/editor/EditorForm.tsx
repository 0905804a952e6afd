import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { type AnyRecord } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { useMay } from '../../IfMay.tsx';
import { editors } from '../../entities/editors.ts';
import { FailureDialog } from '../../frame/failures/FailureDialog.tsx';
import { LeaveDialog } from '../../leaving/LeaveDialog.tsx';
import { useLeaveGuard } from '../../leaving/useLeaveGuard.ts';
import { DeleteDialog } from './saving/DeleteDialog.tsx';
import { DraftNotice } from './saving/DraftNotice.tsx';
import { EditorButtons } from './EditorButtons.tsx';
import { EditorConflict } from './saving/EditorConflict.tsx';
import { EditorFields } from './fields/EditorFields.tsx';
import { EditorHead } from './EditorHead.tsx';
import styles from './EditorPage.module.css';
import { insteadOfDelete } from './saving/insteadOfDelete.ts';
import { RecordPanels } from './panels/RecordPanels.tsx';
import { useDraft } from './saving/useDraft.ts';
import { useEditorForm } from './useEditorForm.ts';
import type { FollowUp } from './saving/useRecordActions.ts';
import { texts } from './texts.ts';

interface EditorFormProps {
  entity: EntityName;
  /** The stored record, or a new one, which has no id. */
  record: Record<string, unknown>;
  followUp?: FollowUp | undefined;
  /** The stored record as it is now, where it was read again: a payment changes an invoice, say. */
  latest?: AnyRecord | undefined;
  /** Takes it as the record that is edited; only while nothing is typed. */
  onRenew?: (latest: AnyRecord) => void;
}

/** The fields of a record and what can be done with it, as far as the role allows. */
export function EditorForm(props: EditorFormProps) {
  const { entity, record, followUp, latest, onRenew } = props;
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const state = useEditorForm(entity, record, followUp, form);
  const { actions, isDirty, initialValues, values } = state;
  const isUnsaved = isDirty && !actions.isDone;
  useEffect(() => {
    if (latest && latest !== record && !isDirty && !actions.isBusy) onRenew?.(latest);
  }, [latest, record, isDirty, actions.isBusy, onRenew]);
  const leave = useLeaveGuard(isUnsaved);
  const { creation } = actions;
  const isSent = creation.isUnknown && !actions.isDone;
  const unsettled = { isDirty: isUnsaved, isSent };
  const draft = useDraft(entity, record, initialValues, values, unsettled, creation.key);
  const [isDeleting, setDeleting] = useState(false);
  const { Aside, hasNoAsideOfNew, asideNeeds = 'own' } = editors[entity];
  const mayLookAside = useMay(asideNeeds);
  const isNew = record['id'] === undefined;
  const hasAside = mayLookAside && Aside !== undefined && !(isNew && hasNoAsideOfNew);

  /** Its window comes only now: where it does not come, the editor says so and stays. */
  async function askToDelete(): Promise<void> {
    try {
      await insteadOfDelete(entity, record)?.load();
      setDeleting(true);
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      actions.fail(texts.deletion.unavailable(entity), [why]);
    }
  }

  return (
    <>
      <EditorHead entity={entity} record={record} state={state} />
      <DraftNotice draft={draft} form={creation} onTake={state.putOver} />
      <Columns entity={entity} record={record} hasAside={hasAside}>
        <div className={styles['form']}>
          <LockedReason entity={entity} record={record} state={state} />
          <form
            ref={form}
            id={formId}
            className={styles['typed']}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void state.submit();
            }}
          >
            <EditorFields entity={entity} record={record} state={state} />
          </form>
          {/* Their windows have forms of their own: a browser keeps the submit of a form within a form. */}
          <EditorButtons
            formId={formId}
            entity={entity}
            record={record}
            state={state}
            onBack={() => leave.ask(actions.leave)}
            onDelete={() => void askToDelete()}
          />
        </div>
        {hasAside && (
          <aside className={styles['aside']}>
            <Aside record={record} typed={state.typed} isDirty={isDirty} />
          </aside>
        )}
      </Columns>
      <FailureDialog failure={actions.failure} onClose={state.closeFailure} />
      <DeleteDialog
        isOpen={isDeleting}
        entity={entity}
        record={record}
        actions={actions}
        onClose={() => setDeleting(false)}
      />
      <LeaveDialog question={leave} isUnknown={isSent || actions.isUpdateUnknown} />
      {!isNew && <RecordPanels entity={entity} id={Number(record['id'])} />}
      <EditorConflict state={state} />
      <UpdateQuestion asked={actions.asked} />
    </>
  );
}

/** What there is to decide before an update. */
function UpdateQuestion({
  asked,
}: {
  asked: ReturnType<typeof useEditorForm>['actions']['asked'];
}) {
  const { Dialog, isBusy, failure, run, close } = asked;
  return Dialog ? (
    <Dialog isBusy={isBusy} failure={failure} onUpdate={(call) => void run(call)} onClose={close} />
  ) : null;
}

interface ColumnsProps {
  entity: EntityName;
  record: Record<string, unknown>;
  hasAside: boolean;
  children: ReactNode;
}

/** The fields with what stands beside them; or at the side of what the screen is mainly about. */
function Columns({ entity, record, hasAside, children }: ColumnsProps) {
  const { Main } = editors[entity];
  if (!Main || record['id'] === undefined) {
    return <div className={hasAside ? styles['split'] : undefined}>{children}</div>;
  }
  return (
    <div className={styles['sided']}>
      <Main record={record as AnyRecord} />
      {children}
    </div>
  );
}

interface LockedReasonProps {
  entity: EntityName;
  record: Record<string, unknown>;
  state: ReturnType<typeof useEditorForm>;
}

/** Why fields are locked, with what is done instead; its windows have forms of their own. */
function LockedReason({ entity, record, state }: LockedReasonProps) {
  const { LockedNote } = editors[entity];
  if (!LockedNote || state.locked === undefined) return null;
  return (
    <div className={styles['note']}>
      <LockedNote record={record as AnyRecord} />
    </div>
  );
}
