import { api, request, type Answer, type Body } from 'shared-api/client';

/** A quote's agreement has the tag of its record, so that it is read again with it. */
const ofQuote = (id: number) => ({ type: 'record', id: `quotes ${id}` }) as const;

/** A change order with the quote that it belongs to. */
interface OfOrder {
  id: number;
  quoteId: number;
}

const agreementApi = api.injectEndpoints({
  endpoints: (build) => ({
    agreement: build.query<Answer<'GET /quotes/:id/agreement/'>, number>({
      query: (id) => request('GET /quotes/:id/agreement/', { params: { id } }),
      providesTags: (_result, _error, id) => [ofQuote(id)],
    }),
    acceptQuote: build.mutation<
      Answer<'POST /quotes/:id/accept/'>,
      { id: number } & Body<'POST /quotes/:id/accept/'>
    >({
      query: ({ id, ...body }) => request('POST /quotes/:id/accept/', { params: { id }, body }),
      // Changed by somebody else: it is read again, so that the next try is about how it is now.
      invalidatesTags: (_result, error, { id }) =>
        error && error.status !== 409 ? [] : [ofQuote(id), { type: 'list', id: 'quotes' }, 'money'],
    }),
    makeChangeOrder: build.mutation<
      Answer<'POST /quotes/:id/change-orders/'>,
      { id: number } & Body<'POST /quotes/:id/change-orders/'>
    >({
      query: ({ id, ...body }) =>
        request('POST /quotes/:id/change-orders/', { params: { id }, body }),
      invalidatesTags: (_result, _error, { id }) => [ofQuote(id)],
    }),
    acceptChangeOrder: build.mutation<
      Answer<'POST /change-orders/:id/accept/'>,
      OfOrder & Body<'POST /change-orders/:id/accept/'>
    >({
      query: ({ id, quoteId: _, ...body }) =>
        request('POST /change-orders/:id/accept/', { params: { id }, body }),
      // More can be asked for then.
      invalidatesTags: (_result, _error, { quoteId }) => [ofQuote(quoteId), 'money'],
    }),
    withdrawChangeOrder: build.mutation<
      Answer<'POST /change-orders/:id/withdraw/'>,
      OfOrder & Body<'POST /change-orders/:id/withdraw/'>
    >({
      query: ({ id, quoteId: _, ...body }) =>
        request('POST /change-orders/:id/withdraw/', { params: { id }, body }),
      invalidatesTags: (_result, _error, { quoteId }) => [ofQuote(quoteId)],
    }),
  }),
});

export const {
  useAgreementQuery,
  useAcceptQuoteMutation,
  useMakeChangeOrderMutation,
  useAcceptChangeOrderMutation,
  useWithdrawChangeOrderMutation,
} = agreementApi;
