import { useEffect, useState } from 'react';
import { validate } from 'shared-api/contract/fields/schemas';
import { requestOf, type FormText } from 'shared-api/contract/quotes/formText';
import type { QuoteKindName } from 'shared-api/contract/quotes/kinds';
import { priceSchemas } from 'shared-api/contract/quotes/priceSchema';
import type { TrialPrice } from 'shared-api/contract/quotes/rules';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import { useCompany, useDispatch } from 'shared-api/store';
import { loadApi } from './loadApi.ts';

/** Milliseconds without a change after which the server is asked. */
const pause = 300;

/**
 * What the form's answers come to by the server, as soon as they can be priced: without an e-mail
 * address and a day too. The last price stays until the next one is there.
 */
export function useQuotePrice(kind: QuoteKindName, values: FormText): TrialPrice | undefined {
  const { timeZone } = useCompany();
  const dispatch = useDispatch();
  const [price, setPrice] = useState<TrialPrice>();
  const schema = priceSchemas[kind];
  const { value } = validate(schema, requestOf(schema, values, timeZone, pageLanguage));
  const asked = value && JSON.stringify(value);
  useEffect(() => {
    if (asked === undefined) return undefined;
    let isCurrent = true;
    async function ask(body: string): Promise<void> {
      const { priceQuote } = await loadApi();
      const request = JSON.parse(body) as Record<string, unknown>;
      const found = await priceQuote(dispatch, { kind, request });
      if (isCurrent) setPrice(found);
    }
    const timer = setTimeout(() => {
      // Without a price the form still gets one when it is sent.
      ask(asked).catch(() => undefined);
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, dispatch, kind]);
  return asked === undefined ? undefined : price;
}
