import { useFormik } from 'formik';
import { useState } from 'react';
import { errorBody, sessionStarted, useDispatch, useLoginMutation } from 'shared-api/client';
import { loginFieldLength, loginSchema, type LoginAnswer } from 'shared-api/contract/session';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { TextField } from 'shared-ui/TextField';
import styles from './LoginForm.module.css';

const failed = 'An error occurred during login. Please try again.';

interface LoginFormProps {
  /** Who was logged in, when somebody has to log in again. */
  username?: string;
  onLogin: (answer: LoginAnswer) => void;
}

/** User name and password (specification 2.10). */
export function LoginForm({ username = '', onLogin }: LoginFormProps) {
  const dispatch = useDispatch();
  const [login, { isLoading }] = useLoginMutation();
  const [failure, setFailure] = useState<string>();
  const formik = useFormik({
    initialValues: { username, password: '' },
    validationSchema: loginSchema,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      const { data, error } = await login(values);
      if (data) {
        dispatch(sessionStarted(data));
        onLogin(data);
      } else {
        setFailure(errorBody(error)?.message ?? '');
      }
    },
  });

  return (
    <form className={styles['form']} noValidate onSubmit={formik.handleSubmit}>
      <TextField
        label="Username"
        {...formik.getFieldProps('username')}
        error={formik.errors.username}
        maxLength={loginFieldLength}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label="Password"
        type="password"
        {...formik.getFieldProps('password')}
        error={formik.errors.password}
        maxLength={loginFieldLength}
        autoComplete="current-password"
      />
      <Button type="submit" size="large" isBusy={isLoading}>
        Login
      </Button>
      <AlertDialog
        isOpen={failure !== undefined}
        title={failed}
        onClose={() => setFailure(undefined)}
      >
        {failure !== '' && <p>{failure}</p>}
      </AlertDialog>
    </form>
  );
}
