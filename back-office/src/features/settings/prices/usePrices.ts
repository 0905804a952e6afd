import { useState } from 'react';
import { errorBody, errorMessage, errorStatus, showMessage, useDispatch } from 'shared-api/client';
import type { CurrentRates } from 'shared-api/contract/quotes/rateCard';
import { useReplaceRateCardMutation } from './rateCardApi.ts';
import type { PriceField } from './priceGroups.ts';
import { carriedOver, textErrors, toText, withText, type PriceText } from './priceText.ts';
import { texts } from '../texts.ts';
import { usePriceForm } from './usePriceForm.ts';

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
  const form = usePriceForm(card, send);
  const { groups, fields, stored, values, errors, rates, changed, change, leave } = form;

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
      form.setErrors(named);
      const messages = Object.values(named);
      setFailure({
        title: texts.prices.notSaved,
        messages: messages.length > 0 ? [...new Set(messages)] : [errorMessage(error)],
      });
    }
  }

  /** Goes on from a card, with nothing typed or with what is given. */
  function begin(next: CurrentRates, typed?: PriceText): void {
    setCard(next);
    form.begin(next, typed);
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
    rates,
    changed,
    version: card.version,
    isBusy: isLoading,
    change,
    leave,
    async save(): Promise<void> {
      const found = textErrors(values, fields);
      form.setErrors(found);
      const messages = [...new Set(Object.values(found))];
      if (messages.length > 0) setFailure({ title: texts.refused, messages });
      else await form.send();
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
