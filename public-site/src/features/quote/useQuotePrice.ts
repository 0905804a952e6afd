import { useEffect, useState } from 'react';
import { validate } from 'shared-api/contract/fields/schemas';
import { requestOf, type FormText } from 'shared-api/contract/quotes/formText';
import type { QuoteKindName } from 'shared-api/contract/quotes/kinds';
import { priceSchemas } from 'shared-api/contract/quotes/priceSchema';
import type { TrialPrice } from 'shared-api/contract/quotes/priceAnswers';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import { useCompany, useDispatch } from 'shared-api/store';
import { dayFaultIn } from './dayFaultIn.ts';
import { loadApi } from './loadApi.ts';

/** Milliseconds without a change after which the server is asked. */
const pause = 300;

/** Milliseconds after which a price that did not come is asked for again: each time twice as many. */
const firstRetry = 3_000;
const lastRetry = 48_000;

/** A price, or that the server could not be asked for it, or neither while there is nothing to ask. */
export type QuotePriceState = TrialPrice | 'failed' | undefined;

/**
 * What the form's answers come to by the server, as soon as they can be priced: without an e-mail
 * address and a day too. The last price stays until the next one is there, or until it fails to come,
 * and then it is asked for again and again, as long as the form is open.
 */
export function useQuotePrice(kind: QuoteKindName, values: FormText): QuotePriceState {
  const company = useCompany();
  const dispatch = useDispatch();
  const [price, setPrice] = useState<QuotePriceState>();
  const schema = priceSchemas[kind];
  // A day that cannot be booked has no price; its field says why.
  const noDay = Object.fromEntries(
    Object.keys(dayFaultIn(company, kind, values)).map((name) => [name, '']),
  );
  const priced = requestOf(schema, { ...values, ...noDay }, company.timeZone, pageLanguage);
  const { value } = validate(schema, priced);
  const asked = value && JSON.stringify(value);
  useEffect(() => {
    if (asked === undefined) return undefined;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    async function ask(body: string): Promise<TrialPrice | 'failed'> {
      const { priceQuote } = await loadApi();
      const request = JSON.parse(body) as Record<string, unknown>;
      return (await priceQuote(dispatch, { kind, request })) ?? 'failed';
    }
    async function show(body: string, retry: number): Promise<void> {
      const found = await ask(body).catch(() => 'failed' as const);
      if (!isCurrent) return;
      setPrice(found);
      if (found === 'failed') {
        timer = setTimeout(() => void show(body, Math.min(2 * retry, lastRetry)), retry);
      }
    }
    timer = setTimeout(() => void show(asked, firstRetry), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, dispatch, kind]);
  return asked === undefined ? undefined : price;
}
