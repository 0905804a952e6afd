import { loginFieldLength, type LoginAnswer } from 'shared-api/contract/staff/session';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { TextField } from 'shared-ui/TextField';
import { focusOnce } from '../../focusOnce.ts';
import styles from './LoginForm.module.css';
import { texts } from './texts.ts';
import { useLogin } from './useLogin.ts';

/** No phone helps with what is no word. */
const noWord = { autoCapitalize: 'none', spellCheck: false } as const;

/**
 * User name and password (docs/product/pages.md "Login"), and a code where the login has a second
 * factor.
 */
export function LoginForm({ onLogin }: { onLogin: (answer: LoginAnswer) => void }) {
  const { formik, isLoading, needsCode, secondsLeft, failure, forgetFailure } = useLogin(onLogin);
  const field = (name: 'username' | 'password' | 'code') => ({
    label: texts[name],
    ...formik.getFieldProps(name),
    error: formik.errors[name],
    maxLength: loginFieldLength,
  });
  return (
    <form className={styles['form']} noValidate onSubmit={formik.handleSubmit}>
      <TextField {...field('username')} autoComplete="username" {...noWord} />
      <TextField {...field('password')} type="password" autoComplete="current-password" />
      {needsCode && (
        <TextField
          ref={focusOnce}
          {...field('code')}
          hint={texts.codeHint}
          autoComplete="one-time-code"
          {...noWord}
        />
      )}
      {secondsLeft > 0 && (
        <p role="timer" className={styles['wait']}>
          {texts.wait(secondsLeft)}
        </p>
      )}
      <Button type="submit" size="large" isBusy={isLoading} disabled={secondsLeft > 0}>
        {texts.logIn}
      </Button>
      <AlertDialog isOpen={failure !== undefined} title={texts.failed} onClose={forgetFailure}>
        {failure !== '' && <p>{failure}</p>}
      </AlertDialog>
    </form>
  );
}
