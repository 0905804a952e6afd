import type { FormikProps } from 'formik';
import type { AnyRecord } from 'shared-api/client';
import { toForm, type FormValues } from '../fields/fieldText.ts';
import type { RecordFields } from '../fields/recordFields.ts';
import { changedValues } from './changes.ts';
import type { RecordActions } from './useRecordActions.ts';

/** What can be done when somebody else has changed the record meanwhile. */
export const conflictChoices = (
  formik: Pick<FormikProps<FormValues>, 'initialValues' | 'values' | 'resetForm' | 'setValues'>,
  { fields, sentOf }: RecordFields,
  actions: RecordActions,
) => ({
  /** Saves what was typed here on top of the record as somebody else has left it. */
  keepMine: (current: AnyRecord): void => {
    const theirs = toForm(fields, current);
    const both = { ...theirs, ...changedValues(formik.initialValues, formik.values) };
    formik.resetForm({ values: theirs });
    void formik.setValues(both);
    void actions.saveOver(sentOf(both));
  },
  /** Goes on from the record as somebody else has left it, without what was typed here. */
  takeTheirs: (current: AnyRecord): void => {
    formik.resetForm({ values: toForm(fields, current) });
    actions.takeCurrent();
  },
});
