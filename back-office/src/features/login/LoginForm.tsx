import { useFormik } from 'formik';
import { useState } from 'react';
import { errorBody, errorStatus, sessionStarted, useDispatch } from 'shared-api/client';
import { loginFieldLength, loginSchema, type LoginAnswer } from 'shared-api/contract/staff/session';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { TextField } from 'shared-ui/TextField';
import { useLoginMutation } from '../../api/sessionApi.ts';
import { focusOnce } from '../../focusOnce.ts';
import styles from './LoginForm.module.css';
import { useCountdown } from './useCountdown.ts';
import { texts } from './texts.ts';

interface LoginFormProps {
  /** Who was logged in, when somebody has to log in again. */
  username?: string;
  onLogin: (answer: LoginAnswer) => void;
}

/**
 * User name and password (docs/product/pages.md "Login"), and a code where the login has a second
 * factor.
 */
export function LoginForm({ username = '', onLogin }: LoginFormProps) {
  const dispatch = useDispatch();
  const [login, { isLoading }] = useLoginMutation();
  const [failure, setFailure] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const [wait, startWait] = useCountdown();
  const [slowedName, setSlowedName] = useState('');
  const formik = useFormik({
    initialValues: { username, password: '', code: '' },
    validationSchema: loginSchema,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async ({ code, ...values }) => {
      if (mustWait(values.username)) return;
      const { data, error } = await login(needsCode ? { ...values, code } : values);
      if (data) {
        dispatch(sessionStarted(data));
        onLogin(data);
        return;
      }
      const { message = '', needs, errors, retryAfter = 0 } = errorBody(error) ?? {};
      startWait(retryAfter);
      setSlowedName(nameOf(values.username));
      // What is not about the password leaves the step with the code as it is.
      setNeedsCode(needs === 'code' || (needsCode && errorStatus(error) !== 401));
      // The right password, without a code yet: that is the next step, not a failure.
      const isNextStep = needs === 'code' && !needsCode && errorStatus(error) === 401;
      if (needs !== 'code') setFailure(message);
      else formik.setErrors(errors ?? (isNextStep ? {} : { code: message }));
    },
  });

  /** Whoever guesses is slowed down by user name; another name may be tried at once. */
  const mustWait = (name: string): boolean => wait > 0 && nameOf(name) === slowedName;
  const isWaiting = mustWait(formik.values.username);

  return (
    <form className={styles['form']} noValidate onSubmit={formik.handleSubmit}>
      <TextField
        label={texts.username}
        {...formik.getFieldProps('username')}
        error={formik.errors.username}
        maxLength={loginFieldLength}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label={texts.password}
        type="password"
        {...formik.getFieldProps('password')}
        error={formik.errors.password}
        maxLength={loginFieldLength}
        autoComplete="current-password"
      />
      {needsCode && (
        <TextField
          ref={focusOnce}
          label={texts.code}
          hint={texts.codeHint}
          {...formik.getFieldProps('code')}
          error={formik.errors.code}
          maxLength={loginFieldLength}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {isWaiting && (
        <p role="timer" className={styles['wait']}>
          {texts.wait(wait)}
        </p>
      )}
      <Button type="submit" size="large" isBusy={isLoading} disabled={isWaiting}>
        {texts.logIn}
      </Button>
      <AlertDialog
        isOpen={failure !== undefined}
        title={texts.failed}
        onClose={() => setFailure(undefined)}
      >
        {failure !== '' && <p>{failure}</p>}
      </AlertDialog>
    </form>
  );
}

/** User names are compared as the server compares them. */
const nameOf = (typed: string): string => typed.trim().toLowerCase();
