import { useFormik } from 'formik';
import { newPasswordSchema, type Person } from 'shared-api/contract/staff/people';
import { FormDialog } from 'shared-ui/FormDialog';
import { useSetPersonPasswordMutation } from '../../../api/peopleApi.ts';
import { texts } from '../texts.ts';
import { NewPasswordField } from '../../../frame/PasswordFields.tsx';
import { useAnswer } from '../../../frame/useAnswer.ts';
import { checkWith } from '../../../frame/checkWith.ts';

const t = texts.people;

/** Gives somebody a new password. */
export function NewPasswordDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { id, username } = person;
  const [setPassword, { isLoading }] = useSetPersonPasswordMutation();
  const formik = useFormik({
    initialValues: { password: '' },
    validate: checkWith(newPasswordSchema),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async ({ password }) => answer.take(await setPassword({ id, password })),
  });
  const answer = useAnswer(onClose, formik.setErrors);
  return (
    <FormDialog
      title={t.passwordFor(username)}
      failure={answer.failure}
      isUnknown={answer.isUnknown}
      submit={{ label: t.setPassword, isBusy: isLoading }}
      cancelLabel={t.cancel}
      onSubmit={formik.handleSubmit}
      onClose={onClose}
    >
      <p>{t.passwordText(username)}</p>
      <NewPasswordField
        label={t.newPassword}
        {...formik.getFieldProps('password')}
        error={formik.errors.password}
      />
    </FormDialog>
  );
}
