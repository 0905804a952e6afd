import { useFormik } from 'formik';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { errorBody, errorStatus, useCompany, useSubmitQuoteMutation } from 'shared-api/client';
import { companyNoon } from 'shared-api/contract/companyTime';
import { blockedRanges } from 'shared-api/contract/blockedDates';
import { fieldsOf, isDay, validate } from 'shared-api/contract/fields';
import { emptyForm, requestOf, today, type FormText } from 'shared-api/contract/quotes/formText';
import {
  quoteSchemaOf,
  type AnyQuoteRequest,
  type QuoteKindName,
} from 'shared-api/contract/quotes/kinds';
import { rushHours } from 'shared-api/contract/quotes/rules';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { useQuotePageData } from './useQuotePageData.ts';
import { QuoteAnswerView } from './QuoteAnswerView.tsx';
import { QuoteFields } from './QuoteFields.tsx';
import styles from './QuoteForm.module.css';

const failed = 'There was a problem generating your quote.';

/**
 * An instant quote from the first field to the itemised answer (specification 4): idle, sending,
 * then the answer or an error. One submission a view; after an error the visitor may try again, and
 * the same form key keeps that from becoming a second quote.
 */
export function QuoteForm({ kind }: { kind: QuoteKindName }) {
  const { timeZone, blockedDates } = useCompany();
  const schema = quoteSchemaOf(kind);
  const sent = useQuotePageData(kind);
  const [submitQuote, { data, error, isLoading, isSuccess, reset }] = useSubmitQuoteMutation();
  const [alerts, setAlerts] = useState<string[]>([]);
  const [hasAsked, setAsked] = useState(sent?.errors !== undefined);
  const [isRush, setRush] = useState(false);
  const firstDay = useFirstDay(timeZone);
  const form = useRef<HTMLFormElement>(null);
  const key = useFormKey();

  const formik = useFormik<FormText>({
    initialValues: { ...emptyForm(schema), ...sent?.values },
    initialErrors: sent?.errors ?? {},
    validate: (values) => validate(schema, requestOf(schema, values, timeZone)).errors ?? {},
    validateOnBlur: false,
    validateOnChange: hasAsked,
    onSubmit: async (values) => {
      const { value } = validate(schema, requestOf(schema, values, timeZone));
      if (!value) return;
      const request = { ...value, formKey: key.of(values) } as AnyQuoteRequest;
      await submitQuote({ kind, request });
    },
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

  async function submit(): Promise<void> {
    setAsked(true);
    const errors = await formik.validateForm();
    const messages = Object.values(errors).filter((text) => text !== undefined);
    if (messages.length > 0) setAlerts([...new Set(messages)]);
    else await formik.submitForm();
  }

  /** The alert is read; the first wrong field is where to go on. */
  function closeAlert(): void {
    setAlerts([]);
    const wrong = fieldsOf(schema).find(({ name }) => formik.errors[name] !== undefined);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus();
  }

  const answer = data ?? sent?.answer;
  if (answer) return <QuoteAnswerView answer={answer} />;

  const blocked = blockedRanges({ blockedDates }, kind).filter(
    ({ to }) => firstDay === undefined || to >= firstDay,
  );
  const failure = error
    ? errorStatus(error) === 405 && refusal
      ? refusal.message
      : failed
    : sent?.failure;
  return (
    <div className={styles['layout']}>
      <form
        ref={form}
        method="post"
        className={styles['form']}
        noValidate={hasScripts(firstDay)}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {blocked.length > 0 && (
          <p className={styles['note']}>
            Currently not scheduling any appointments for the dates:{' '}
            {blocked.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join(', ')}
          </p>
        )}
        <QuoteFields
          schema={schema}
          values={formik.values}
          errors={formik.errors}
          isDisabled={isLoading}
          firstDay={firstDay}
          onChange={(name, text) => {
            void formik.setFieldValue(name, text);
            if (isDay(text)) setRush(isWithinRush(companyNoon(text, timeZone)));
          }}
        />
        {isRush && (
          <p className={styles['note']} role="status">
            An extra fee applies if service is needed within the next {rushHours} hours.
          </p>
        )}
        {failure !== undefined && (
          <div className={styles['failure']} role="alert">
            {failure}
            {error && (
              <Button look="secondary" onClick={reset}>
                Change and try again
              </Button>
            )}
          </div>
        )}
        <Button
          type="submit"
          size="large"
          isBusy={isLoading}
          disabled={isSuccess || error !== undefined}
        >
          {isLoading ? 'Getting your price…' : 'Get my quote'}
        </Button>
      </form>
      <div className={styles['aside']}>
        <h3>What happens next</h3>
        <ul>
          <li>You see the price at once, line by line, tax included.</li>
          <li>The same quote comes to you by e-mail, with its number.</li>
          <li>Nothing is booked until you say so.</li>
        </ul>
      </div>
      <AlertDialog isOpen={alerts.length > 0} title="Please check" onClose={closeAlert}>
        {alerts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </AlertDialog>
    </div>
  );
}

/** Whether an instant, in seconds, is so near that the rush fee applies (specification 9). */
const isWithinRush = (timestamp: number): boolean =>
  timestamp - Date.now() / 1000 < rushHours * 3600;

const never = (): (() => void) => () => undefined;

/** The earliest day to choose; unknown in the server's HTML, which is kept over many days. */
const useFirstDay = (timeZone: string): string | undefined =>
  useSyncExternalStore(
    never,
    () => today(timeZone),
    () => undefined,
  );

/** Known once the form has been taken over; until then the browser checks what it can. */
const hasScripts = (firstDay: string | undefined): boolean => firstDay !== undefined;

/** What stands in the fields already when the form is taken over. */
function typedBefore(form: HTMLFormElement | null): FormText {
  const typed: FormText = {};
  for (const input of form?.querySelectorAll('input') ?? []) {
    const isChanged =
      input.type === 'checkbox'
        ? input.checked !== input.defaultChecked
        : input.value !== input.defaultValue;
    if (!isChanged || input.name === '') continue;
    typed[input.name] = input.type === 'checkbox' ? (input.checked ? 'on' : '') : input.value;
  }
  return typed;
}

/** One key for one set of answers: a repeated try keeps it, other answers get another. */
function useFormKey(): { of: (values: FormText) => string } {
  const last = useRef({ values: '', key: '' });
  return {
    of(values) {
      const text = JSON.stringify(values);
      if (last.current.values !== text) last.current = { values: text, key: crypto.randomUUID() };
      return last.current.key;
    },
  };
}
