import { api, request, type Answer } from 'shared-api/client';
import type { AnyQuoteRequest, QuoteKindName } from 'shared-api/contract/quotes/kinds';
import type { Store } from 'shared-api/store';
import { outcomeOf } from '../../forms/outcomeOf.ts';

interface Asked {
  kind: QuoteKindName;
  request: AnyQuoteRequest;
}

interface Priced {
  kind: QuoteKindName;
  request: Record<string, unknown>;
}

/** Quotes that can be read. */
export const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    quoteAnswer: build.query<Answer<'GET /quote-answers/:secret'>, string>({
      query: (secret) => request('GET /quote-answers/:secret', { params: { secret } }),
    }),
    rushFee: build.query<Answer<'GET /rush-fee/'>, undefined>({
      query: () => request('GET /rush-fee/'),
    }),
    quotePrice: build.query<Answer<`POST /${QuoteKindName}-quote/price/`>, Priced>({
      query: ({ kind, request: body }) => request(`POST /${kind}-quote/price/`, { body }),
    }),
  }),
});

/** After the queries, since it fills the cache of one. */
const submitApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    submitQuote: build.mutation<Answer<`POST /${QuoteKindName}-quote/`>, Asked>({
      query: ({ kind, request: body }) => request(`POST /${kind}-quote/`, { body }),
      async onQueryStarted(_asked, { dispatch, queryFulfilled }) {
        const sent = await queryFulfilled.catch(() => undefined);
        // Its own page asks for nothing that is here already.
        if (!sent) return;
        void dispatch(quoteApi.util.upsertQueryData('quoteAnswer', sent.data.secret, sent.data));
      },
    }),
  }),
});

/** What a service soon costs besides, in dollars; @throws where the API does not say. */
export const askRushFee = async (dispatch: Store['dispatch']): Promise<number> => {
  const { rushFee } = await dispatch(
    quoteApi.endpoints.rushFee.initiate(undefined, { subscribe: false }),
  ).unwrap();
  return rushFee;
};

/** What a quote would come to; nothing where that cannot be told. */
export async function priceQuote(dispatch: Store['dispatch'], asked: Priced) {
  const { data } = await dispatch(
    quoteApi.endpoints.quotePrice.initiate(asked, { subscribe: false }),
  );
  return data;
}

/** Asks for a quote. */
export const submitQuote = async (dispatch: Store['dispatch'], asked: Asked) =>
  outcomeOf(await dispatch(submitApi.endpoints.submitQuote.initiate(asked)));

export const { useQuoteAnswerQuery } = quoteApi;
