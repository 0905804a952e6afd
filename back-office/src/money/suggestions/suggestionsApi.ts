import { api, request, type Answer, type Body } from 'shared-api/client';

type Accepted = Body<'POST /payment-suggestions/:id/accept'>;

const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** E-transfers that look like payments of open invoices. */
    paymentSuggestions: build.query<Answer<'GET /payment-suggestions/'>, undefined>({
      query: () => request('GET /payment-suggestions/'),
      providesTags: ['bank'],
    }),
    answerSuggestion: build.mutation<
      { message: string },
      {
        id: number;
        action: 'accept' | 'undo' | 'refuse';
        allocations: NonNullable<Accepted['allocations']>;
      }
    >({
      query: ({ id, allocations, action }) =>
        action === 'accept'
          ? request('POST /payment-suggestions/:id/accept', {
              params: { id },
              body: { allocations },
            })
          : request(`POST /payment-suggestions/:id/${action}`, { params: { id } }),
      invalidatesTags: (_result, error) =>
        error ? [] : ['bank', 'money', 'record', { type: 'list', id: 'invoices' }],
    }),
  }),
});

export const { usePaymentSuggestionsQuery, useAnswerSuggestionMutation } = suggestionsApi;
