import { useEffect, useRef } from 'react';
import { contactSchema, type ContactRequest } from 'shared-api/contract/site/contact';
import { validate } from 'shared-api/contract/fields/schemas';
import type { ContactPageData } from 'shared-api/contract/pages/pageData';
import { routes } from 'shared-api/contract/pages/paths';
import { usePageData } from 'shared-api/store';
import { useSubmitContactMutation } from './contactApi.ts';
import { FieldPair, PublicForm } from '../../forms/PublicForm.tsx';
import { usePublicForm } from '../../forms/usePublicForm.ts';
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
  const state = usePublicForm({
    names,
    empty,
    sent: sent && { ...sent, values: sent.values ?? {} },
    check: (values) => validate(contactSchema, values).errors,
    send: async (values) => {
      const { value } = validate(contactSchema, values);
      if (value) await submit(value);
    },
    error,
    failed: texts.failed,
  });

  const message = data?.message ?? sent?.message;
  if (message !== undefined) return <Sent message={message} />;

  const field = (name: keyof ContactRequest) => ({
    name,
    label: texts[name],
    value: state.values[name],
    error: state.errors[name],
    disabled: isLoading,
    onChange: ({ target }: { target: { value: string } }) => state.change({ [name]: target.value }),
  });
  return (
    <PublicForm state={state} texts={texts} isBusy={isLoading} onAgain={reset}>
      <FieldPair>
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
      </FieldPair>
      <TextField {...field('email')} type="email" autoComplete="email" required />
      <TextField {...field('subject')} />
      <TextArea {...field('message')} rows={6} required />
    </PublicForm>
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
