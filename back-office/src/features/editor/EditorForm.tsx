import { useFormik } from 'formik';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useCompany, useSession, type AnyRecord } from 'shared-api/client';
import { entities, type EntityName } from 'shared-api/contract/entities/entities';
import { validateChanges } from 'shared-api/contract/changes';
import { fieldsOf, validate, writableFields } from 'shared-api/contract/fields';
import { can, canChangeField } from 'shared-api/contract/roles';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { classNames } from 'shared-ui/classNames';
import type { AnyObject, ObjectSchema } from 'yup';
import { screens } from '../../entities/screens.ts';
import { FailureDialog } from '../../frame/FailureDialog.tsx';
import { LeaveDialog } from '../../leaving/LeaveDialog.tsx';
import { useLeaveGuard } from '../../leaving/useLeaveGuard.ts';
import { useLatest } from '../../useLatest.ts';
import { changedValues } from './changes.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EditorField } from './EditorField.tsx';
import styles from './EditorPage.module.css';
import { fromForm, toForm, type FormValues } from './fieldText.ts';
import { RecordPanels } from './RecordPanels.tsx';
import { unfinishedDates } from './unfinishedDates.ts';
import { useDraft } from './useDraft.ts';
import { useFocusBack } from './useFocusBack.ts';
import { wideKinds } from './wideKinds.ts';
import { useRecordActions, type Afterwards } from './useRecordActions.ts';

interface EditorFormProps {
  entity: EntityName;
  /** The stored record, or a new one, which has no id. */
  record: Record<string, unknown>;
  afterwards?: Afterwards | undefined;
}

/** The fields of a record and what can be done with it, as far as the role allows. */
export function EditorForm({ entity, record, afterwards }: EditorFormProps) {
  const { title, singular } = entities[entity];
  const { EditorActions, EditorState, follows, insteadOfDelete, nameOf } = screens[entity];
  const schema: ObjectSchema<AnyObject> = entities[entity].schema;
  const company = useCompany();
  const session = useSession();
  const role = session?.role ?? 'Employee';
  const isNew = record['id'] === undefined;
  const hasActions = !isNew && role === 'Admin' && EditorActions !== undefined;
  const stays = !isNew && insteadOfDelete?.fits(record as AnyRecord) === true;
  const InsteadOfDelete = insteadOfDelete?.Dialog;
  const name = isNew ? undefined : nameOf(record as AnyRecord);
  // Read once: a field is rendered anew only when something about it has changed.
  const fields = useMemo(
    () =>
      fieldsOf(schema).filter(
        ({ name, isHidden }) => isHidden !== true && Object.hasOwn(record, name),
      ),
    [schema, record],
  );
  const writable = useMemo(
    () => writableFields(schema).filter((name) => Object.hasOwn(record, name)),
    [schema, record],
  );
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  /** What is sent: the fields that may be set, as the contract has them. */
  const sentOf = (values: FormValues): Record<string, unknown> => {
    const all = fromForm(fields, values);
    return Object.fromEntries(writable.map((name) => [name, all[name]]));
  };
  /** What is wrong with what was typed; of a stored record, with what was changed. */
  function errorsOf(values: FormValues): Record<string, string> {
    const sent = sentOf(values);
    const checked = isNew
      ? validate(schema, sent)
      : validateChanges(schema, sentOf(toForm(fields, record)), sent);
    return checked.errors ?? {};
  }
  const actions = useRecordActions(entity, record, afterwards);
  const formik = useFormik<FormValues>({
    initialValues: toForm(fields, record),
    validate: (values) => errorsOf(values),
    validateOnBlur: false,
    validateOnChange: isAsked,
    onSubmit: (values) => actions.save(sentOf(values)),
  });
  const { setErrors, dirty, initialValues } = formik;
  const change = useLatest((name: string, value: unknown): void => {
    const typed = { ...formik.values, [name]: value };
    const followed = follows?.(name, fromForm(fields, typed)[name], company);
    if (!followed) void formik.setFieldValue(name, value);
    else {
      const shown = fields.filter((field) => Object.hasOwn(followed, field.name));
      void formik.setValues({ ...typed, ...toForm(shown, followed) });
    }
  });
  const { failure, conflict } = actions;
  const { remember, giveBack } = useFocusBack();

  useEffect(() => {
    if (failure?.errors) setErrors(failure.errors);
  }, [failure, setErrors]);
  const leave = useLeaveGuard(dirty && !actions.isDone);
  const draft = useDraft(entity, record, initialValues, formik.values, dirty && !actions.isDone);
  // Once no window is open any more: one that tells of something, or in which to log in again.
  const isFree = !failure && !conflict && session !== null;
  useEffect(() => {
    if (isFree) giveBack();
  }, [isFree, giveBack]);

  async function submit(): Promise<void> {
    remember();
    setAsked(true);
    const errors = { ...(await formik.validateForm()), ...unfinishedDates(fields, form.current) };
    setErrors(errors);
    const messages = Object.values(errors).filter((text) => text !== undefined);
    if (messages.length > 0) actions.fail('Please check', [...new Set(messages)]);
    else await formik.submitForm();
  }

  /** Its window comes only now: where it does not come, the editor says so and stays. */
  async function askToDelete(): Promise<void> {
    try {
      if (stays) await insteadOfDelete.load();
      setDeleting(true);
    } catch (error) {
      actions.fail(`Error deleting ${singular}`, [error instanceof Error ? error.message : '']);
    }
  }

  function closeFailure(): void {
    actions.forgive();
    const wrong = fields.find(({ name }) => formik.errors[name] !== undefined);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus();
  }

  /** What was typed here on top of the record as somebody else has left it. */
  function keepMine(current: AnyRecord): void {
    const theirs = toForm(fields, current);
    const both = { ...theirs, ...changedValues(initialValues, formik.values) };
    formik.resetForm({ values: theirs });
    void formik.setValues(both);
    void actions.saveOver(sentOf(both));
  }

  return (
    <>
      <title>{`${title} Editor`}</title>
      <div className={styles['head']}>
        <div>
          <h1 className={styles['title']}>{title} Editor</h1>
          {!isNew && (
            <p className={styles['note']}>
              {name} {EditorState && <EditorState record={record as AnyRecord} />}
            </p>
          )}
        </div>
        {dirty && (
          <p className={styles['note']}>
            Changes are not saved yet.
            {(hasActions || stays) && ' Update first to use the other buttons.'}
          </p>
        )}
      </div>
      {draft.found && (
        <p className={styles['draft']} role="status">
          What you typed here last was not saved.{' '}
          <Button
            look="secondary"
            onClick={() => {
              void formik.setValues({ ...formik.values, ...draft.found });
              draft.forget();
            }}
          >
            Take it up again
          </Button>{' '}
          <Button look="quiet" onClick={draft.forget}>
            Forget it
          </Button>
        </p>
      )}
      <form
        ref={form}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
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
                value={formik.values[field.name]}
                error={formik.errors[field.name]}
                disabled={
                  field.readOnly === true ||
                  actions.isBusy ||
                  !canChangeField(role, entity, field.name)
                }
                onChange={change}
              />
            </div>
          ))}
        </div>
        <div className={styles['actions']}>
          {!isNew && can(role, 'delete', entity) && (
            <span className={styles['first']}>
              <Button
                look="danger"
                // A record that stays would lose what was typed: that is saved first.
                disabled={actions.isBusy || (stays && dirty)}
                onClick={() => void askToDelete()}
              >
                Delete
              </Button>
            </span>
          )}
          {hasActions && (
            <EditorActions
              record={record as AnyRecord}
              isBusy={actions.isBusy || dirty}
              run={(context, call) => void actions.run(context, call)}
            />
          )}
          <Button look="secondary" onClick={() => leave.ask(actions.leave)}>
            Back
          </Button>
          {can(role, isNew ? 'create' : 'update', entity) && (
            <Button type="submit" isBusy={actions.isBusy}>
              {isNew ? 'Create' : 'Update'}
            </Button>
          )}
        </div>
      </form>
      <FailureDialog failure={failure} onClose={closeFailure} />
      {isDeleting && stays && InsteadOfDelete && (
        <Suspense fallback={null}>
          <InsteadOfDelete
            record={{ ...(record as AnyRecord), version: actions.version }}
            run={(context, call) => void actions.run(context, call)}
            onClose={() => setDeleting(false)}
          />
        </Suspense>
      )}
      <AlertDialog
        isOpen={isDeleting && !stays}
        title={`Delete this ${singular}?`}
        closeLabel="Keep it"
        onClose={() => setDeleting(false)}
        confirm={{
          label: 'Delete',
          look: 'danger',
          onConfirm: () => {
            setDeleting(false);
            void actions.remove();
          },
        }}
      >
        <p>It disappears from the list. You can undo this from the message that follows.</p>
      </AlertDialog>
      <LeaveDialog question={leave} />
      {!isNew && role === 'Admin' && <RecordPanels entity={entity} id={Number(record['id'])} />}
      {conflict && (
        <ConflictDialog
          message={conflict.message}
          differences={fields
            .filter(({ name }) => writable.includes(name))
            .map((field) => ({
              field,
              before: sentOf(initialValues)[field.name],
              mine: sentOf(formik.values)[field.name],
              theirs: conflict.current[field.name],
            }))
            .filter(({ mine, theirs }) => JSON.stringify(mine) !== JSON.stringify(theirs))}
          onClose={actions.forgive}
          onKeepMine={() => keepMine(conflict.current)}
          onTakeTheirs={() => {
            formik.resetForm({ values: toForm(fields, conflict.current) });
            actions.takeCurrent();
          }}
        />
      )}
    </>
  );
}
