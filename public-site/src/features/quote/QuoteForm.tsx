import { useFormik } from 'formik';
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { errorBody, errorStatus, useSubmitQuoteMutation } from 'shared-api/client';
import { companyNoon } from 'shared-api/contract/companyTime';
import { blockedRanges } from 'shared-api/contract/blockedDates';
import { fieldsOf, isDay, validate } from 'shared-api/contract/fields';
import { emptyForm, requestOf, today, type FormText } from 'shared-api/contract/quotes/formText';
import {
  quoteSchemaOf,
  type AnyQuoteRequest,
  type QuoteKindName,
} from 'shared-api/contract/quotes/kinds';
import { hasRushFee, rushHours } from 'shared-api/contract/quotes/rules';
import { useCompany } from 'shared-api/store';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { useQuotePageData } from './useQuotePageData.ts';
import { QuoteAnswerView } from './QuoteAnswerView.tsx';
import { CommercialFields } from './CommercialFields.tsx';
import { QuoteFields, type QuoteFieldsProps } from './QuoteFields.tsx';
import { StudentFields } from './StudentFields.tsx';
import { texts } from './texts.ts';
import styles from './QuoteForm.module.css';

interface QuoteFormProps {
  kind: QuoteKindName;
  /** Where the form is sent without scripts; its page's own address unless said otherwise. */
  action?: string | undefined;
}

/** Fields of the kinds whose rules go beyond a list of fields; the others follow their schema. */
const bodies: Partial<Record<QuoteKindName, ComponentType<QuoteFieldsProps>>> = {
  commercial: CommercialFields,
  student: StudentFields,
};

/**
 * An instant quote from the first field to the itemised answer (docs/product/behaviour.md): idle,
 * sending, then the answer or an error. One submission a view; after an error the visitor may try
 * again, and the same form key keeps that from becoming a second quote.
 */
export function QuoteForm({ kind, action }: QuoteFormProps) {
  const { timeZone, blockedDates } = useCompany();
  const schema = quoteSchemaOf(kind);
  const sent = useQuotePageData(kind);
  const [submitQuote, { data, error, isLoading, isSuccess, reset }] = useSubmitQuoteMutation();
  const [alerts, setAlerts] = useState<string[]>([]);
  const [hasAsked, setAsked] = useState(sent?.errors !== undefined);
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
  const Fields = bodies[kind] ?? QuoteFields;
  const change = (changes: FormText): void => {
    // Names with a dot are names, not paths.
    void setValues((values) => ({ ...values, ...changes }));
  };
  // Of whatever day the form holds: one may stand in it before it is taken over.
  const day = formik.values[fieldsOf(schema).find((field) => field.kind === 'date')?.name ?? ''];
  const isRush =
    hasScripts(firstDay) &&
    hasRushFee(kind) &&
    day !== undefined &&
    isDay(day) &&
    isWithinRush(companyNoon(day, timeZone));

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
    if (!wrong) return;
    const { name } = wrong;
    const control = `[name="${name}"], [name^="${name}."]`;
    form.current?.querySelector<HTMLElement>(control)?.focus();
  }

  const answer = data ?? sent?.answer;
  if (answer) return <QuoteAnswerView answer={answer} />;

  const blocked = blockedRanges({ blockedDates }, kind).filter(
    ({ to }) => firstDay === undefined || to >= firstDay,
  );
  const failure = error
    ? errorStatus(error) === 405 && refusal
      ? refusal.message
      : texts.failed
    : sent?.failure;
  return (
    <div className={styles['layout']}>
      <form
        ref={form}
        method="post"
        action={action}
        className={styles['form']}
        noValidate={hasScripts(firstDay)}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {blocked.length > 0 && (
          <p className={styles['note']}>
            {texts.blocked}{' '}
            {blocked.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join(', ')}
          </p>
        )}
        <Fields
          schema={schema}
          values={formik.values}
          errors={formik.errors}
          isDisabled={isLoading}
          firstDay={firstDay}
          onChange={(name, text) => change({ [name]: text })}
          onChangeAll={change}
        />
        {isRush && (
          <p className={styles['note']} role="status">
            {texts.rush(rushHours)}
          </p>
        )}
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
        <Button
          type="submit"
          size="large"
          isBusy={isLoading}
          disabled={isSuccess || error !== undefined}
        >
          {isLoading ? texts.sending : texts.send}
        </Button>
      </form>
      <div className={styles['aside']}>
        <h3>{texts.next}</h3>
        <ul>
          {texts.nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </div>
      <AlertDialog isOpen={alerts.length > 0} title={texts.check} onClose={closeAlert}>
        {alerts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </AlertDialog>
    </div>
  );
}

/**
 * Whether an instant, in seconds, is so near that the rush fee applies (docs/product/limits.md).
 */
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
  for (const field of form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input, select',
  ) ?? []) {
    const { name, value } = field;
    if (name === '') continue;
    if (field instanceof HTMLSelectElement) {
      const first = [...field.options].find(({ defaultSelected }) => defaultSelected);
      if (value !== (first ?? field.options[0])?.value) typed[name] = value;
    } else if (field.type === 'checkbox') {
      if (field.checked !== field.defaultChecked) typed[name] = field.checked ? 'on' : '';
    } else if (value !== field.defaultValue) typed[name] = value;
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
