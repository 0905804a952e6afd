import { useFormik } from 'formik';
import { newPersonSchema, type NewPerson } from 'shared-api/contract/staff/people';
import { roles } from 'shared-api/contract/staff/roles';
import { loginFieldLength } from 'shared-api/contract/staff/session';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { FormDialog } from 'shared-ui/FormDialog';
import { useCreatePersonMutation } from '../../../api/peopleApi.ts';
import { texts } from '../texts.ts';
import { NewPasswordField } from '../../../frame/PasswordFields.tsx';
import { useAnswer } from '../../../frame/useAnswer.ts';
import { checkWith } from '../../../frame/checkWith.ts';

const t = texts.people;
const empty: NewPerson = { username: '', email: '', role: 'Employee', password: '' };

/** Makes a login: an Employee unless said otherwise. */
export function NewPersonDialog({ onClose }: { onClose: () => void }) {
  const [create, { isLoading }] = useCreatePersonMutation();
  const formik = useFormik({
    initialValues: empty,
    validate: checkWith(newPersonSchema),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => answer.take(await create(values)),
  });
  const { errors, getFieldProps } = formik;
  const answer = useAnswer(onClose, formik.setErrors);
  return (
    <FormDialog
      title={t.create}
      failure={answer.failure}
      submit={{ label: t.createIt, isBusy: isLoading }}
      cancelLabel={t.cancel}
      onSubmit={formik.handleSubmit}
      onClose={onClose}
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
