import { useFormik } from 'formik';
import { useState } from 'react';
import { showMessage, useDispatch } from 'shared-api/client';
import { newPersonSchema, type NewPerson } from 'shared-api/contract/staff/people';
import { roles } from 'shared-api/contract/staff/roles';
import { loginFieldLength } from 'shared-api/contract/staff/session';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { FormDialog } from 'shared-ui/FormDialog';
import { useCreatePersonMutation } from '../../../api/peopleApi.ts';
import { isRefused } from '../../../sending/lostAnswers.ts';
import { useSentForm } from '../../../sending/useSentForm.ts';
import { texts } from '../texts.ts';
import { NewPasswordField } from '../../../frame/PasswordFields.tsx';
import { useAnswer } from '../../../frame/useAnswer.ts';
import { checkWith } from '../../../frame/checkWith.ts';

const t = texts.people;
const empty: NewPerson = { username: '', email: '', role: 'Employee', password: '' };

/** Makes a login: an Employee unless said otherwise. */
export function NewPersonDialog({ onClose }: { onClose: () => void }) {
  const [create, { isLoading }] = useCreatePersonMutation();
  const dispatch = useDispatch();
  const form = useSentForm(['people']);
  // Whether an earlier try may have made it.
  const [isUnknown, setUnknown] = useState(false);
  const formik = useFormik({
    initialValues: empty,
    validate: checkWith(newPersonSchema),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      const { answer: made, isLeft } = await form.send(() => create(values));
      if (made.error !== undefined && !isRefused(made.error)) setUnknown(true);
      if (!isLeft) await answer.take(made);
      else if (made.data) dispatch(showMessage(made.data.message));
    },
  });
  const { errors, getFieldProps } = formik;
  const answer = useAnswer(onClose, formik.setErrors);
  return (
    <FormDialog
      title={t.create}
      failure={answer.failure ?? (isUnknown && errors.username ? t.maybeMade : undefined)}
      isUnknown={form.isUnknown}
      submit={{ label: t.createIt, isBusy: isLoading }}
      cancelLabel={t.cancel}
      onSubmit={formik.handleSubmit}
      onClose={() => form.leave(onClose)}
    >
      <TextField
        label={t.username}
        {...getFieldProps('username')}
        error={errors.username}
        maxLength={loginFieldLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label={t.email}
        type="email"
        {...getFieldProps('email')}
        error={errors.email}
        autoComplete="off"
      />
      <Select
        label={t.role}
        hint={t.roleHint}
        {...getFieldProps('role')}
        error={errors.role}
        options={roles.map((role) => ({ value: role, label: t.roles[role] }))}
      />
      <NewPasswordField label={t.password} {...getFieldProps('password')} error={errors.password} />
    </FormDialog>
  );
}
