import { api, request, type Answer } from 'shared-api/client';
import type { AnyQuoteRequest, QuoteKindName } from 'shared-api/contract/quotes/kinds';
import type { Store } from 'shared-api/store';
import { outcomeOf } from '../../forms/outcomeOf.ts';

interface Asked {
  kind: QuoteKindName;
  request: AnyQuoteRequest;
}

const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitQuote: build.mutation<Answer<`POST /${QuoteKindName}-quote/`>, Asked>({
      query: ({ kind, request: body }) => request(`POST /${kind}-quote/`, { body }),
    }),
  }),
});

/** Asks for a quote. */
export const submitQuote = async (dispatch: Store['dispatch'], asked: Asked) =>
  outcomeOf(await dispatch(quoteApi.endpoints.submitQuote.initiate(asked)));
