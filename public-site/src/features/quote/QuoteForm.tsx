import type { ComponentType } from 'react';
import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import { emptyForm, type FormText } from 'shared-api/contract/quotes/formText';
import type { QuoteKindName } from 'shared-api/contract/quotes/QuoteKind';
import { quoteFormOf } from 'shared-api/contract/quotes/forms/quoteForms';
import { routes } from 'shared-api/contract/pages/paths';
import { useCompany, useDispatch } from 'shared-api/store';
import { lowerCase } from 'shared-ui/mask';
import { useNavigate } from 'shared-ui/router';
import { PublicForm } from '../../forms/PublicForm.tsx';
import { useHasScripts } from '../../forms/useHasScripts.ts';
import { usePublicForm } from '../../forms/usePublicForm.ts';
import { CommercialFields } from './kinds/CommercialFields.tsx';
import { QuoteFields, type QuoteFieldsProps } from './QuoteFields.tsx';
import { loadApi } from './loadApi.ts';
import { loadRules } from './loadRules.ts';
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
  /** Where the form is sent without scripts; its page's own address unless said otherwise. */
  action?: string | undefined;
}

/** Fields of the kinds whose rules go beyond a list of fields; the others follow that list. */
const bodies: Partial<Record<QuoteKindName, ComponentType<QuoteFieldsProps>>> = {
  commercial: CommercialFields,
  student: StudentFields,
};

/**
 * An instant quote from the first field to the page of its answer (docs/product/behaviour.md):
 * idle, sending, then that page or an error. One submission a view; after an error the visitor may try
 * again, and the same form key keeps that from becoming a second quote.
 */
export function QuoteForm({ kind, preset, action }: QuoteFormProps) {
  const company = useCompany();
  const declared = quoteFormOf(kind);
  const sent = useQuotePageData(kind);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const state = usePublicForm({
    name: kind,
    names: fieldsOf(declared).map(({ name }) => name),
    empty: { ...emptyForm(declared), ...preset },
    shape: ({ email, ...typed }) =>
      email === undefined ? typed : { ...typed, email: lowerCase.shape(email, '') },
    sent,
    loadCheck: async () => {
      const { errorsIn } = await loadRules();
      return (values) => errorsIn(company, kind, values);
    },
    send: async (values) => {
      const { requestIn } = await loadRules();
      const checked = requestIn(company, kind, values);
      if (!checked) return {};
      const request = { ...checked, formKey: formKeyOf(kind, values) };
      const { submitQuote } = await loadApi();
      const outcome = await submitQuote(dispatch, { kind, request });
      if (outcome.answer) await navigate(routes.quoteAnswer(outcome.answer.secret));
      return outcome;
    },
    saysOnLeaving: true,
    begin: () => void loadApi().catch(() => undefined),
    failed: texts.failed,
  });
  const { values, errors, isBusy, change } = state;
  const price = useQuotePrice(kind, values, state.isBegun);
  const hasScripts = useHasScripts();

  const Fields = bodies[kind] ?? QuoteFields;
  return (
    <div className={styles['layout']}>
      <PublicForm
        state={state}
        texts={texts}
        action={action}
        beside={(button) => (
          <QuotePrice price={price} hasErrors={Object.keys(errors).length > 0} button={button} />
        )}
      >
        <BlockedDays kind={kind} />
        <Fields
          kind={kind}
          declared={declared}
          values={values}
          errors={errors}
          isDisabled={isBusy}
          hasScripts={hasScripts}
          onChange={(name, text) => change({ [name]: text })}
          onChangeAll={change}
        />
      </PublicForm>
      <NextSteps />
    </div>
  );
}
