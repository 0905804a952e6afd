import type { ComponentType } from 'react';
import { fieldsOf, validate } from 'shared-api/contract/fields/schemas';
import { emptyForm, requestOf, type FormText } from 'shared-api/contract/quotes/formText';
import {
  quoteSchemaOf,
  type AnyQuoteRequest,
  type QuoteKindName,
} from 'shared-api/contract/quotes/kinds';
import { routes } from 'shared-api/contract/pages/paths';
import { quoteWords } from 'shared-api/contract/quotes/quoteWords';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import { useCompany, useDispatch } from 'shared-api/store';
import { useNavigate } from 'shared-ui/router';
import { PublicForm } from '../../forms/PublicForm.tsx';
import { useHasScripts } from '../../forms/useHasScripts.ts';
import { usePublicForm } from '../../forms/usePublicForm.ts';
import { dayFaultIn } from './dayFaultIn.ts';
import { CommercialFields } from './kinds/CommercialFields.tsx';
import type { Discounts } from './kinds/DealChoice.tsx';
import { QuoteFields, type QuoteFieldsProps } from './QuoteFields.tsx';
import { loadApi } from './loadApi.ts';
import { BlockedDays, NextSteps } from './QuoteNotes.tsx';
import { StudentFields } from './kinds/StudentFields.tsx';
import { texts } from './texts.ts';
import { formKeyOf } from './formKeyOf.ts';
import { QuotePrice } from './QuotePrice.tsx';
import { useQuotePrice } from './useQuotePrice.ts';
import { useQuotePageData } from './useQuotePageData.ts';
import styles from './QuoteForm.module.css';

interface QuoteFormProps {
  kind: QuoteKindName;
  /** Answers that the page has given already. */
  preset?: Readonly<FormText> | undefined;
  /** What deals take off, where the page knows it. */
  discounts?: Discounts | undefined;
  /** Where the form is sent without scripts; its page's own address unless said otherwise. */
  action?: string | undefined;
}

/** Fields of the kinds whose rules go beyond a list of fields; the others follow their schema. */
const bodies: Partial<Record<QuoteKindName, ComponentType<QuoteFieldsProps>>> = {
  commercial: CommercialFields,
  student: StudentFields,
};

/**
 * An instant quote from the first field to the page of its answer (docs/product/behaviour.md):
 * idle, sending, then that page or an error. One submission a view; after an error the visitor may try
 * again, and the same form key keeps that from becoming a second quote.
 */
export function QuoteForm({ kind, preset, discounts, action }: QuoteFormProps) {
  const company = useCompany();
  const { timeZone } = company;
  const schema = quoteSchemaOf(kind);
  const fields = fieldsOf(schema);
  const sent = useQuotePageData(kind);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const checked = (values: FormText) =>
    validate(schema, requestOf(schema, values, timeZone, pageLanguage));
  const state = usePublicForm({
    name: kind,
    names: fields.map(({ name }) => name),
    empty: { ...emptyForm(schema), ...preset },
    sent,
    check: (values) => {
      const { errors } = checked(values);
      const faults = { ...errors, ...dayFaultIn(company, kind, values) };
      return Object.keys(faults).length > 0 ? quoteWords.errorsOf(schema, faults) : undefined;
    },
    send: async (values) => {
      const { value } = checked(values);
      if (!value) return {};
      const request = { ...value, formKey: formKeyOf(kind, values) } as AnyQuoteRequest;
      const { submitQuote } = await loadApi();
      const outcome = await submitQuote(dispatch, { kind, request });
      if (outcome.answer) await navigate(routes.quoteAnswer(outcome.answer.secret));
      return outcome;
    },
    begin: () => void loadApi().catch(() => undefined),
    failed: texts.failed,
  });
  const { values, errors, isBusy, change } = state;
  const price = useQuotePrice(kind, values);
  const hasScripts = useHasScripts();

  const Fields = bodies[kind] ?? QuoteFields;
  return (
    <div className={styles['layout']}>
      <PublicForm
        state={state}
        texts={texts}
        action={action}
        beside={(button) => <QuotePrice price={price} button={button} />}
      >
        <BlockedDays kind={kind} />
        <Fields
          kind={kind}
          schema={schema}
          values={values}
          errors={errors}
          isDisabled={isBusy}
          discounts={discounts}
          hasScripts={hasScripts}
          onChange={(name, text) => change({ [name]: text })}
          onChangeAll={change}
        />
      </PublicForm>
      <NextSteps />
    </div>
  );
}
