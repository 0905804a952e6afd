import { useFormik } from 'formik';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useCompany, useSession, type AnyRecord } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { hiddenFields } from 'shared-api/contract/staff/roles';
import { editors } from '../../entities/editors.ts';
import { useLatest } from '../../useLatest.ts';
import { conflictChoices } from './saving/conflictChoices.ts';
import { fromForm, toForm, type FormValues } from './fields/fieldText.ts';
import { recordFields, type RecordFields } from './fields/recordFields.ts';
import { unfinishedDates } from './fields/unfinishedDates.ts';
import { useEditorQuestion } from './useEditorQuestion.ts';
import { useFocusBack } from './useFocusBack.ts';
import { useRecordActions, type FollowUp } from './saving/useRecordActions.ts';
import { texts } from './texts.ts';
import { useRole } from '../../useRole.ts';

/** What is typed into the editor of a record, how it is checked, and what became of saving it. */
export function useEditorForm(
  entity: EntityName,
  record: Record<string, unknown>,
  followUp: FollowUp | undefined,
  form: RefObject<HTMLFormElement | null>,
) {
  const hasSession = useSession() !== null;
  const role = useRole() ?? 'Employee';
  // Read once: a field is rendered anew only when something about it has changed.
  const of = useMemo(
    () => recordFields(entity, record, hiddenFields(role, entity), editors[entity].wrong),
    [entity, record, role],
  );
  const { fields, sentOf } = of;
  const locked = useMemo(() => lockedFields(entity, record), [entity, record]);
  const [isAsked, setAsked] = useState(false);
  const actions = useRecordActions(entity, record, followUp);
  const formik = useFormik<FormValues>({
    initialValues: of.first,
    // A record that was read again while nothing was typed.
    enableReinitialize: true,
    validate: (values) => of.errorsOf(values),
    validateOnBlur: false,
    validateOnChange: isAsked,
    onSubmit: (values) => actions.save(sentOf(values)),
  });
  const { values, errors, setErrors, dirty, initialValues } = formik;
  const change = useChange(entity, of, formik);
  const { open: question, keep: keepTyped } = useEditorQuestion(entity, of, formik);
  const { failure, conflict } = actions;
  useEffect(() => {
    if (failure?.errors) setErrors(failure.errors);
  }, [failure, setErrors]);

  // Once no window is open any more: one that tells of something, or in which to log in again.
  const remember = useFocusBack(!failure && !conflict && hasSession);

  return {
    ...of,
    /** What may not be changed any more, and why not. */
    locked,
    values,
    errors,
    initialValues,
    actions,
    /** Whether something is typed that is not saved; what is typed back as it was is saved. */
    isDirty: dirty && !of.isSame(initialValues, values),
    change,
    /** What is typed, as it would be sent. */
    typed: (): Record<string, unknown> => sentOf(values),
    /** What a person has to decide before it can be saved, and how. */
    question: question && {
      ...question,
      onKeep: keepTyped,
      onTake: () => {
        for (const [name, value] of Object.entries(question.take.fields)) {
          change(name, toForm(fields, { [name]: value })[name]);
        }
      },
    },
    /** Puts what is given over what is typed, but for what has been locked since. */
    putOver: (given: FormValues): void => {
      const open = Object.entries(given).filter(([name]) => !locked?.fields.includes(name));
      void formik.setValues({ ...values, ...Object.fromEntries(open) });
    },
    submit: async (): Promise<void> => {
      remember();
      setAsked(true);
      const wrong = {
        ...(await formik.validateForm()),
        ...unfinishedDates(fields, form.current),
        ...(question && { [question.field]: texts.question.undecided(question.text) }),
      };
      setErrors(wrong);
      const messages = Object.values(wrong).filter((text) => text !== undefined);
      if (messages.length > 0) actions.fail(texts.check, [...new Set(messages)]);
      else await formik.submitForm();
    },
    /** Puts a failure away and goes to the first wrong field. */
    closeFailure: (): void => {
      actions.dismissFailure();
      const wrong = fields.find(({ name }) => errors[name] !== undefined);
      if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus();
    },
    ...conflictChoices(formik, of, actions),
  };
}

/** Puts a value into a field, and what follows from it into others. */
function useChange(
  entity: EntityName,
  { fields }: RecordFields,
  formik: Pick<ReturnType<typeof useFormik<FormValues>>, 'values' | 'setFieldValue' | 'setValues'>,
) {
  const { follows } = editors[entity];
  const company = useCompany();
  const { values, setFieldValue, setValues } = formik;
  return useLatest((name: string, value: unknown): void => {
    const typed = { ...values, [name]: value };
    const before = fromForm(fields, values);
    const followed = follows?.(name, fromForm(fields, typed)[name], company, before);
    if (!followed) void setFieldValue(name, value);
    else {
      const shown = fields.filter((field) => Object.hasOwn(followed, field.name));
      void setValues({ ...typed, ...toForm(shown, followed) });
    }
  });
}

const lockedFields = (entity: EntityName, record: Record<string, unknown>) =>
  record['id'] === undefined ? undefined : editors[entity].locked?.(record as AnyRecord);

/** The editor's state, for its parts. */
export type EditorState = ReturnType<typeof useEditorForm>;
