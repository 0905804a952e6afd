import { useFormik } from 'formik';
import { useMemo, useState } from 'react';
import {
  errorBody,
  errorMessage,
  errorStatus,
  showMessage,
  useDispatch,
  useReplaceRateCardMutation,
  type CurrentRates,
} from 'shared-api/client';
import { groupsOf } from './priceFields.ts';
import type { PriceField } from './priceGroups.ts';
import {
  carriedOver,
  changedPaths,
  textErrors,
  tidied,
  toText,
  withText,
  type PriceText,
} from './priceText.ts';
import { texts } from './texts.ts';

/** Another card than the one that was edited is in force: all three, as the fields show them. */
interface Conflict {
  message: string;
  was: PriceText;
  theirs: PriceText;
  yours: PriceText;
}

/** The state of the price form: a card, what was typed on it, and what became of saving it. */
export function usePrices(first: CurrentRates) {
  const [card, setCard] = useState(first);
  const [newer, setNewer] = useState<{ message: string; card: CurrentRates }>();
  const [failure, setFailure] = useState<{ title: string; messages: string[] }>();
  const [replace, { isLoading }] = useReplaceRateCardMutation();
  const dispatch = useDispatch();
  const groups = useMemo(() => groupsOf(card.rates), [card]);
  const fields = useMemo(() => groups.flatMap((group) => group.fields), [groups]);
  const stored = useMemo(() => toText(card.rates, fields), [card, fields]);
  const formik = useFormik<PriceText>({
    initialValues: stored,
    validate: (values) => textErrors(values, fields),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: send,
  });
  const { values, errors } = formik;
  const isRight = Object.keys(textErrors(values, fields)).length === 0;
  const rates = useMemo(
    () => (isRight ? withText(card.rates, values, fields) : undefined),
    [isRight, card, values, fields],
  );

  async function send(typed: PriceText): Promise<void> {
    const sent = { version: card.version, rates: withText(card.rates, typed, fields) };
    const { data, error } = await replace(sent);
    const body = errorBody(error);
    if (data) {
      begin(data);
      dispatch(showMessage(texts.prices.saved));
    } else if (errorStatus(error) === 409 && body?.current) {
      setNewer({ message: body.message, card: body.current as CurrentRates });
    } else if (errorStatus(error) !== 401) {
      // Over an ended session the login window is shown; afterwards the prices can be saved.
      const named = withLabels(body?.errors ?? {}, fields);
      formik.setErrors(named);
      const messages = Object.values(named);
      setFailure({
        title: texts.prices.notSaved,
        messages: messages.length > 0 ? [...new Set(messages)] : [errorMessage(error)],
      });
    }
  }

  /** Goes on from a card, with nothing typed or with what is given. */
  function begin(next: CurrentRates, typed?: PriceText): void {
    const nextFields = groupsOf(next.rates).flatMap((group) => group.fields);
    setCard(next);
    formik.resetForm({ values: toText(next.rates, nextFields) });
    if (typed) void formik.setValues(typed, false);
  }

  const conflict: Conflict | undefined = newer && {
    message: newer.message,
    was: stored,
    theirs: toText(newer.card.rates, fields),
    yours: values,
  };

  return {
    groups,
    fields,
    values,
    errors,
    failure,
    conflict,
    /** What is typed as a card; undefined while a price is wrong. */
    rates,
    changed: changedPaths(stored, values),
    version: card.version,
    isBusy: isLoading,
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
    async save(): Promise<void> {
      const found = textErrors(values, fields);
      formik.setErrors(found);
      const messages = [...new Set(Object.values(found))];
      if (messages.length > 0) setFailure({ title: texts.refused, messages });
      else await formik.submitForm();
    },
    discard: (): void => begin(card),
    forgive: (): void => {
      setFailure(undefined);
      setNewer(undefined);
    },
    /** Goes on from the newer card, with what was typed on the older one. */
    goOn: (): void => {
      if (!newer) return;
      setNewer(undefined);
      begin(newer.card, carriedOver(stored, values, toText(newer.card.rates, fields)));
    },
  };
}

/** The server's messages name a price by its path; a person knows it by its label. */
const withLabels = (errors: PriceText, fields: readonly PriceField[]): PriceText =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path,
      message.replace(path, fields.find((field) => field.path === path)?.label ?? path),
    ]),
  );
