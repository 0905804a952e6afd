import { api, request, type Answer, type Body } from 'shared-api/client';

const moneyBackApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Refunds and disputes of a client, an invoice or a quote; of none, those that need somebody. */
    moneyBack: build.query<
      Answer<'GET /money-back/'>,
      { clientId: number } | { invoiceId: number } | { quoteId: number } | 'notices'
    >({
      query: (of) =>
        request('GET /money-back/', {
          query:
            of === 'notices'
              ? {}
              : Object.fromEntries(Object.entries(of).map(([name, id]) => [name, String(id)])),
        }),
      providesTags: ['money'],
    }),
    /** The mail of a credit note as it would be sent. */
    creditLetter: build.query<
      Answer<'POST /credits/:id/letter/'>,
      { id: number } & Body<'POST /credits/:id/letter/'>
    >({
      query: ({ id, ...body }) => request('POST /credits/:id/letter/', { params: { id }, body }),
      keepUnusedDataFor: 0,
    }),
    sendCredit: build.mutation<
      Answer<'POST /credits/:id/send/'>,
      { id: number } & Body<'POST /credits/:id/send/'>
    >({
      query: ({ id, ...body }) => request('POST /credits/:id/send/', { params: { id }, body }),
      invalidatesTags: (_result, error) => (error ? [] : ['mails', 'record']),
    }),
    /** Takes a notice off the list: somebody has seen it, a dispute with the mark that it had. */
    noticeSeen: build.mutation<
      { message: string },
      { kind: 'refunds' | 'disputes' | 'unexplained'; id: string; seen: string }
    >({
      query: ({ kind, id, seen }) => {
        const params = { id };
        if (kind === 'refunds') return request('POST /money-back/refunds/:id/seen/', { params });
        if (kind === 'disputes') {
          return request('POST /money-back/disputes/:id/seen/', { params, body: { seen } });
        }
        return request('POST /money-back/unexplained/:id/seen/', { params });
      },
      // Refused because somebody else was before, or answered and lost: it is shown as it is now.
      invalidatesTags: ['money'],
    }),
  }),
});

export const {
  useCreditLetterQuery,
  useMoneyBackQuery,
  useNoticeSeenMutation,
  useSendCreditMutation,
} = moneyBackApi;
