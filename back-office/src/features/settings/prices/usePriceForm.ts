import { useFormik } from 'formik';
import { useMemo } from 'react';
import type { CurrentRates } from 'shared-api/contract/quotes/rateCard';
import { groupsOf } from './priceFields.ts';
import type { PriceField } from './priceGroups.ts';
import { changedPaths, textErrors, tidied, toText, withText, type PriceText } from './priceText.ts';

/** What is typed on a rate card, price by price. */
export function usePriceForm(card: CurrentRates, onSend: (typed: PriceText) => Promise<void>) {
  const groups = useMemo(() => groupsOf(card.rates), [card]);
  const fields = useMemo(() => groups.flatMap((group) => group.fields), [groups]);
  const stored = useMemo(() => toText(card.rates, fields), [card, fields]);
  const formik = useFormik<PriceText>({
    initialValues: stored,
    validate: (values) => textErrors(values, fields),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: onSend,
  });
  const { values, errors } = formik;
  const isRight = Object.keys(textErrors(values, fields)).length === 0;
  const rates = useMemo(
    () => (isRight ? withText(card.rates, values, fields) : undefined),
    [isRight, card, values, fields],
  );
  return {
    groups,
    fields,
    stored,
    values,
    errors,
    /** What is typed as a card; undefined while a price is wrong. */
    rates,
    changed: changedPaths(stored, values),
    setErrors: formik.setErrors,
    send: formik.submitForm,
    change: (path: string, text: string): void => {
      // Whole, since a path with dots would be taken for one into an object.
      void formik.setValues({ ...values, [path]: text }, false);
    },
    /** Tidies and checks a price once its field is left. */
    leave: ({ path, unit }: PriceField): void => {
      const next = { ...values, [path]: tidied(values[path] ?? '', unit) };
      void formik.setValues(next, false);
      formik.setErrors(textErrors(next, fields));
    },
    /** Begins anew with a card, with nothing typed or with what is given. */
    begin: (next: CurrentRates, typed?: PriceText): void => {
      const nextFields = groupsOf(next.rates).flatMap((group) => group.fields);
      formik.resetForm({ values: toText(next.rates, nextFields) });
      if (typed) void formik.setValues(typed, false);
    },
  };
}
