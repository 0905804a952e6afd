import { useEffect, useRef, useState } from 'react';
import type { ContactRequest } from 'shared-api/contract/site/contact';
import type { ContactPageData } from 'shared-api/contract/pages/pageData';
import { routes } from 'shared-api/contract/pages/paths';
import { useDispatch } from 'shared-api/store';
import { FieldPair, PublicForm } from '../../forms/PublicForm.tsx';
import { usePublicForm } from '../../forms/usePublicForm.ts';
import { Card } from 'shared-ui/Card';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import { usePageDataOf } from '../../usePageDataOf.ts';
import styles from './ContactPage.module.css';
import { texts } from './texts.ts';

const empty: ContactRequest = { name: '', email: '', subject: '', phone: '', message: '' };
const names = ['name', 'email', 'subject', 'phone', 'message'] as const;

/** Calls of the API weigh more than the form, which is read before it is sent. */
const loadApi = () => import(/* webpackChunkName: "contact-api" */ './contactApi.ts');

/** So does validation. */
const loadRules = () => import(/* webpackChunkName: "rules" */ './contactRules.ts');

/**
 * A message to the company (docs/product/pages.md "Contact", docs/product/behaviour.md). One
 * submission a view.
 */
export function ContactForm() {
  const sent = usePageDataOf<ContactPageData>(routes.contact(), 'values');
  const dispatch = useDispatch();
  const [answer, setAnswer] = useState(sent?.message);
  const [wrote, setWrote] = useState('');
  const state = usePublicForm({
    name: 'contact',
    names,
    empty,
    sent,
    loadCheck: async () => (await loadRules()).errorsIn,
    send: async (values) => {
      const { requestIn } = await loadRules();
      const request = requestIn(values);
      if (!request) return {};
      const { submitContact } = await loadApi();
      const outcome = await submitContact(dispatch, request);
      setWrote(request.message);
      setAnswer(outcome.answer?.message);
      return outcome;
    },
    begin: () => void loadApi().catch(() => undefined),
    failed: texts.failed,
  });

  if (answer !== undefined) return <Sent message={answer} wrote={wrote} />;

  const field = (name: keyof ContactRequest) => ({
    name,
    label: texts[name],
    value: state.values[name],
    error: state.errors[name],
    disabled: state.isBusy,
    onChange: ({ target }: { target: { value: string } }) => state.change({ [name]: target.value }),
  });
  return (
    <PublicForm state={state} texts={texts}>
      <FieldPair>
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" required />
      </FieldPair>
      <FieldPair>
        <TextField {...field('subject')} />
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
      </FieldPair>
      <TextArea {...field('message')} rows={6} required />
    </PublicForm>
  );
}

/** The answer, and what it answers: it is nowhere else to be read again. */
function Sent({ message, wrote }: { message: string; wrote: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card isTinted>
      <h2 ref={heading} tabIndex={-1} className={styles['sent']}>
        {texts.sent}
      </h2>
      <p role="status">{message}</p>
      {wrote !== '' && (
        <figure className={styles['wrote']}>
          <figcaption>{texts.wrote}</figcaption>
          <blockquote>{wrote}</blockquote>
        </figure>
      )}
    </Card>
  );
}
