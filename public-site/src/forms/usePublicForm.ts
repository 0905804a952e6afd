import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { errorBody, errorStatus } from 'shared-api/client';
import type { FormText } from 'shared-api/contract/quotes/formText';
import { typedBefore } from './typedBefore.ts';
import { useHasScripts } from './useHasScripts.ts';

/** What came of a form that was sent without scripts, on the page that answers it. */
interface SentForm {
  values: FormText;
  errors?: FormText;
  failure?: string;
}

interface PublicFormOptions {
  /** The fields by importance: the first wrong one gets the focus. */
  names: readonly string[];
  /** What the form shows before anybody has typed. */
  empty: FormText;
  sent: SentForm | undefined;
  /** What is wrong with each field; nothing when all is right. */
  check: (values: FormText) => FormText | undefined;
  /** Sends what was typed; called only when `check` found nothing. */
  send: (values: FormText) => Promise<void>;
  /** Why the last sending failed, as the API client says it. */
  error: unknown;
  /** What a visitor is told when the server gave no reason. */
  failed: string;
}

/**
 * The life of a form on the public site (docs/product/behaviour.md): what was typed before scripts
 * ran is kept, wrong fields are named in an alert and the first of them gets the focus, then each
 * change is checked at once, and a refusal of the server is shown beside the fields.
 */
export function usePublicForm(options: PublicFormOptions) {
  const { names, empty, sent, check, send, error, failed } = options;
  const [alerts, setAlerts] = useState<string[]>([]);
  const [hasAsked, setAsked] = useState(sent?.errors !== undefined);
  const form = useRef<HTMLFormElement>(null);
  const hasScripts = useHasScripts();
  const formik = useFormik<FormText>({
    initialValues: { ...empty, ...sent?.values },
    initialErrors: sent?.errors ?? {},
    validate: (values) => check(values) ?? {},
    validateOnBlur: false,
    validateOnChange: hasAsked,
    onSubmit: send,
  });
  const { setValues, setErrors } = formik;

  useEffect(() => {
    const typed = typedBefore(form.current);
    if (Object.keys(typed).length > 0) void setValues((values) => ({ ...values, ...typed }));
  }, [setValues]);

  const refusal = errorBody(error);
  useEffect(() => {
    if (refusal?.errors) setErrors(refusal.errors);
  }, [refusal, setErrors]);

  const refused = errorStatus(error) === 405 ? refusal?.message : undefined;
  return {
    form,
    values: formik.values,
    errors: formik.errors,
    alerts,
    hasScripts,
    /** Whether the last sending failed; nothing is sent again before that is put away. */
    hasFailed: error !== undefined,
    /** Why nothing came of it, where no single field is to blame. */
    failure: error === undefined ? sent?.failure : (refused ?? failed),
    change: (changes: FormText): void => {
      // Whole, since formik takes a name with a dot for a path.
      void setValues((values) => ({ ...values, ...changes }));
    },
    submit: async (): Promise<void> => {
      setAsked(true);
      const errors = await formik.validateForm();
      const messages = Object.values(errors).filter((text) => text !== undefined);
      if (messages.length > 0) setAlerts([...new Set(messages)]);
      else await formik.submitForm();
    },
    /** Goes on to the first wrong field once the alert has been read. */
    closeAlert: (): void => {
      setAlerts([]);
      const wrong = names.find((name) => formik.errors[name] !== undefined);
      // A group of checkboxes has the names of its parts: `days.Monday`.
      const control = `[name="${wrong}"], [name^="${wrong}."]`;
      if (wrong !== undefined) form.current?.querySelector<HTMLElement>(control)?.focus();
    },
  };
}

/** A public form's state, for `PublicForm`. */
export type PublicFormState = ReturnType<typeof usePublicForm>;
