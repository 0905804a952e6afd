import { useFormik } from 'formik';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { errorBody, errorStatus, useSubmitContactMutation } from 'shared-api/client';
import { contactSchema, type ContactRequest } from 'shared-api/contract/contact';
import { validate } from 'shared-api/contract/fields';
import type { ContactPageData } from 'shared-api/contract/pageData';
import { routes } from 'shared-api/contract/paths';
import { usePageData } from 'shared-api/store';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { Card } from 'shared-ui/Card';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import styles from './ContactPage.module.css';
import { texts } from './texts.ts';

const empty: ContactRequest = { name: '', email: '', subject: '', phone: '', message: '' };
const names = ['name', 'email', 'subject', 'phone', 'message'] as const;

/**
 * A message to the company (docs/product/pages.md "Contact", docs/product/behaviour.md). One
 * submission a view.
 */
export function ContactForm() {
  const page = usePageData() as Partial<ContactPageData> | undefined;
  const sent = page?.path === routes.contact() ? page : undefined;
  const [submit, { data, error, isLoading, reset }] = useSubmitContactMutation();
  const [alerts, setAlerts] = useState<string[]>([]);
  const [hasAsked, setAsked] = useState(sent?.errors !== undefined);
  const form = useRef<HTMLFormElement>(null);
  const hasScripts = useHasScripts();

  const formik = useFormik<ContactRequest>({
    initialValues: { ...empty, ...sent?.values },
    initialErrors: sent?.errors ?? {},
    validate: (values) => validate(contactSchema, values).errors ?? {},
    validateOnBlur: false,
    validateOnChange: hasAsked,
    onSubmit: async (values) => {
      await submit(values);
    },
  });
  const { setValues } = formik;
  useEffect(() => {
    const typed: Partial<ContactRequest> = {};
    for (const name of names) {
      const field = form.current?.elements.namedItem(name);
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isText && field.value !== field.defaultValue) typed[name] = field.value;
    }
    if (Object.keys(typed).length > 0) void setValues((values) => ({ ...values, ...typed }));
  }, [setValues]);

  async function send(): Promise<void> {
    setAsked(true);
    const errors = Object.values(await formik.validateForm());
    if (errors.length > 0) setAlerts([...new Set(errors)]);
    else await formik.submitForm();
  }

  function closeAlert(): void {
    setAlerts([]);
    const wrong = names.find((name) => formik.errors[name] !== undefined);
    const field = wrong && form.current?.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  }

  const message = data?.message ?? sent?.message;
  if (message !== undefined) return <Sent message={message} />;

  const refusal = errorStatus(error) === 405 ? errorBody(error)?.message : undefined;
  const failure = error ? (refusal ?? texts.failed) : sent?.failure;
  const field = (name: keyof ContactRequest) => ({
    name,
    label: texts[name],
    value: formik.values[name],
    error: formik.errors[name],
    disabled: isLoading,
    onChange: formik.handleChange,
  });
  return (
    <form
      ref={form}
      method="post"
      className={styles['form']}
      noValidate={hasScripts}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className={styles['pair']}>
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
      </div>
      <TextField {...field('email')} type="email" autoComplete="email" required />
      <TextField {...field('subject')} />
      <TextArea {...field('message')} rows={6} required />
      {failure !== undefined && (
        <div className={styles['failure']} role="alert">
          {failure}
          {error && (
            <Button look="secondary" onClick={reset}>
              {texts.again}
            </Button>
          )}
        </div>
      )}
      <Button type="submit" size="large" isBusy={isLoading} disabled={error !== undefined}>
        {isLoading ? texts.sending : texts.send}
      </Button>
      <AlertDialog isOpen={alerts.length > 0} title={texts.check} onClose={closeAlert}>
        {alerts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </AlertDialog>
    </form>
  );
}

function Sent({ message }: { message: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card isTinted>
      <h2 ref={heading} tabIndex={-1} className={styles['sent']}>
        {texts.sent}
      </h2>
      <p role="status">{message}</p>
    </Card>
  );
}

const never = (): (() => void) => () => undefined;

/** Known once the form has been taken over; until then the browser checks what it can. */
const useHasScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
