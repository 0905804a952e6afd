import { api, request, type Answer } from 'shared-api/client';
import type { AnyQuoteRequest, QuoteKindName } from 'shared-api/contract/quotes/kinds';

const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitQuote: build.mutation<
      Answer<`POST /${QuoteKindName}-quote/`>,
      { kind: QuoteKindName; request: AnyQuoteRequest }
    >({
      query: ({ kind, request: body }) => request(`POST /${kind}-quote/`, { body }),
    }),
  }),
});

export const { useSubmitQuoteMutation } = quoteApi;
