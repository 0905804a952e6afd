import { useFormik } from 'formik';
import { useState } from 'react';
import { errorBody, errorStatus, sessionStarted, useDispatch } from 'shared-api/client';
import { loginSchema, type LoginAnswer } from 'shared-api/contract/staff/session';
import { useLoginMutation } from '../../api/sessionApi.ts';
import { useCountdown } from './useCountdown.ts';
import { checkWith } from '../../frame/checkWith.ts';

/** User names are compared as the server compares them. */
const nameOf = (typed: string): string => typed.trim().toLowerCase();

/** What is typed to log in, the steps that the server asks for, and why it refuses. */
export function useLogin(onLogin: (answer: LoginAnswer) => void) {
  const dispatch = useDispatch();
  const [login, { isLoading }] = useLoginMutation();
  const [failure, setFailure] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const [wait, startWait] = useCountdown();
  const [slowedName, setSlowedName] = useState('');
  const formik = useFormik({
    initialValues: { username: '', password: '', code: '' },
    validate: checkWith(loginSchema),
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

  return {
    formik,
    isLoading,
    /** Whether the password was right and a code has to follow. */
    needsCode,
    /** Seconds until the typed name may be tried again. */
    secondsLeft: mustWait(formik.values.username) ? wait : 0,
    /** Why the last try failed; empty where the server does not say it. */
    failure,
    forgetFailure: (): void => setFailure(undefined),
  };
}
