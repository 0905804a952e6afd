import { api, request, type Answer } from 'shared-api/client';
import type { AnyQuoteRequest, QuoteKindName } from 'shared-api/contract/quotes/kinds';
import type { Rates } from 'shared-api/contract/quotes/QuoteKind';
import type { CurrentRates } from 'shared-api/contract/quotes/rateCard';

interface Trial {
  rates: Rates;
  kind: QuoteKindName;
  request: AnyQuoteRequest;
  /** Whether the rush fee is in it. */
  isRush: boolean;
}

const rateCardApi = api.injectEndpoints({
  endpoints: (build) => ({
    rateCard: build.query<CurrentRates, undefined>({
      query: () => request('GET /rate-card/'),
      providesTags: ['rateCard'],
    }),
    /** Puts other prices in force; 409 with the newer card when somebody else was faster. */
    replaceRateCard: build.mutation<CurrentRates, CurrentRates>({
      query: (body) => request('PUT /rate-card/', { body }),
      invalidatesTags: (_result, error) => (error ? [] : ['rateCard']),
    }),
    /** Who changed which prices, the newest first. */
    rateCardHistory: build.query<Answer<'GET /rate-card/history/'>, undefined>({
      query: () => request('GET /rate-card/history/'),
      providesTags: ['rateCard'],
    }),
    /** What a quote comes to with the card in force and with another one; nothing is stored. */
    rateCardTrial: build.query<Answer<'POST /rate-card/trial'>, Trial>({
      query: (body) => request('POST /rate-card/trial', { body }),
      providesTags: ['rateCard'],
      keepUnusedDataFor: 5,
    }),
  }),
});

export const {
  useRateCardQuery,
  useReplaceRateCardMutation,
  useRateCardHistoryQuery,
  useRateCardTrialQuery,
} = rateCardApi;
