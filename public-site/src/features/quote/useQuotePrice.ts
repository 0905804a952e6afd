import { useEffect, useState } from 'react';
import type { FormText } from 'shared-api/contract/quotes/formText';
import type { QuoteKindName } from 'shared-api/contract/quotes/QuoteKind';
import type { TrialPrice } from 'shared-api/contract/quotes/priceAnswers';
import { useCompany, useDispatch } from 'shared-api/store';
import { loadApi } from './loadApi.ts';
import { loadRules } from './loadRules.ts';

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
 * @param isBegun whether somebody has begun to fill the form in
 */
export function useQuotePrice(
  kind: QuoteKindName,
  values: FormText,
  isBegun: boolean,
): QuotePriceState {
  const company = useCompany();
  const dispatch = useDispatch();
  const [price, setPrice] = useState<QuotePriceState>();
  const rules = useRules(isBegun, values);
  const asked = rules === 'failed' ? undefined : rules?.pricedIn(company, kind, values);
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
  if (rules === 'failed') return rules;
  return asked === undefined ? undefined : price;
}

type Rules = Awaited<ReturnType<typeof loadRules>>;

/** The rules that tell what can be priced; where they did not come, each change asks for them again. */
function useRules(isBegun: boolean, values: FormText): Rules | 'failed' | undefined {
  const [rules, setRules] = useState<Rules | 'failed'>();
  const areHere = typeof rules === 'object';
  useEffect(() => {
    if (!isBegun || areHere) return undefined;
    let isCurrent = true;
    const show = (found: Rules | 'failed'): void => {
      if (isCurrent) setRules(found);
    };
    void loadRules().then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [isBegun, areHere, values]);
  return rules;
}
