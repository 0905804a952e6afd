import { useFormik } from 'formik';
import { useSetPersonPasswordMutation } from 'shared-api/client';
import { newPasswordSchema, type Person } from 'shared-api/contract/people';
import { loginFieldLength } from 'shared-api/contract/session';
import { Button } from 'shared-ui/Button';
import { TextField } from 'shared-ui/TextField';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import styles from './SettingsPage.module.css';
import { texts } from './texts.ts';
import { useAnswer } from '../../frame/useAnswer.ts';

const t = texts.people;

/** Gives somebody a new password. */
export function NewPasswordDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { id, username } = person;
  const [setPassword, { isLoading }] = useSetPersonPasswordMutation();
  const formik = useFormik({
    initialValues: { password: '' },
    validationSchema: newPasswordSchema,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async ({ password }) => answer.take(await setPassword({ id, password })),
  });
  const answer = useAnswer(onClose, formik.setErrors);
  return (
    <Dialog title={t.passwordFor(username)} onClose={onClose}>
      <p>{t.passwordText(username)}</p>
      <form className={styles['form']} noValidate onSubmit={formik.handleSubmit}>
        <TextField
          label={t.newPassword}
          hint={t.passwordHint}
          type="password"
          {...formik.getFieldProps('password')}
          error={formik.errors.password}
          maxLength={loginFieldLength}
          autoComplete="new-password"
        />
        {answer.failure !== undefined && <p role="alert">{answer.failure}</p>}
        <DialogActions>
          <Button look="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" isBusy={isLoading}>
            {t.setPassword}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
