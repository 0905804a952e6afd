import { api, request, type Answer, type Body } from 'shared-api/client';

/**
 * What a movement of money changes: balances, whole lists of invoices, and open records. Refused because others moved
 * some meanwhile, all of that is read again as well: the window would go on offering what is not owed any more.
 */
const moved = (_result: unknown, error: { status?: unknown } | undefined) =>
  error && error.status !== 409
    ? []
    : (['money', 'bank', { type: 'list', id: 'invoices' }, 'record'] satisfies (
        'money' | 'bank' | 'record' | { type: 'list'; id: string }
      )[]);

const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a client owes and has with us. */
    clientAccount: build.query<Answer<'GET /clients/:id/account/'>, number>({
      query: (id) => request('GET /clients/:id/account/', { params: { id } }),
      providesTags: ['money'],
    }),
    /** Every movement of an invoice. */
    invoiceLedger: build.query<Answer<'GET /invoices/:id/ledger/'>, number>({
      query: (id) => request('GET /invoices/:id/ledger/', { params: { id } }),
      providesTags: ['money'],
    }),
    /** Payments of a client, of an invoice or of a quote, the newest first. */
    payments: build.query<
      Answer<'GET /payments/'>,
      { clientId: number } | { invoiceId: number } | { quoteId: number }
    >({
      query: (of) =>
        request('GET /payments/', {
          query: Object.fromEntries(Object.entries(of).map(([name, id]) => [name, String(id)])),
        }),
      providesTags: ['money'],
    }),
    recordPayment: build.mutation<Answer<'POST /payments/'>, Body<'POST /payments/'>>({
      query: (body) => request('POST /payments/', { body }),
      invalidatesTags: moved,
    }),
    reversePayment: build.mutation<
      Answer<'POST /payments/:id/reverse/'>,
      { id: number } & Body<'POST /payments/:id/reverse/'>
    >({
      query: ({ id, ...body }) => request('POST /payments/:id/reverse/', { params: { id }, body }),
      invalidatesTags: moved,
    }),
    /** Takes back lines of an invoice, or all that is left of it. */
    creditInvoice: build.mutation<
      Answer<'POST /invoices/:id/credit/'>,
      { id: number } & Body<'POST /invoices/:id/credit/'>
    >({
      query: ({ id, ...body }) => request('POST /invoices/:id/credit/', { params: { id }, body }),
      invalidatesTags: moved,
    }),
    /** What a credit would come to now, and what would become of it. */
    creditPreview: build.query<
      Answer<'POST /invoices/:id/credit-preview/'>,
      { id: number } & Body<'POST /invoices/:id/credit-preview/'>
    >({
      query: ({ id, ...body }) =>
        request('POST /invoices/:id/credit-preview/', { params: { id }, body }),
      providesTags: ['money'],
      keepUnusedDataFor: 0,
    }),
    /** Gives back what a payment or a credit left on account. */
    refund: build.mutation<Answer<'POST /refunds/'>, Body<'POST /refunds/'>>({
      query: (body) => request('POST /refunds/', { body }),
      invalidatesTags: moved,
    }),
    writeOff: build.mutation<
      Answer<'POST /invoices/:id/write-off/'>,
      { id: number } & Body<'POST /invoices/:id/write-off/'>
    >({
      query: ({ id, ...body }) =>
        request('POST /invoices/:id/write-off/', { params: { id }, body }),
      invalidatesTags: moved,
    }),
    /** Takes a write-off back, by the id of its entry. */
    reverseWriteOff: build.mutation<
      Answer<'POST /write-offs/:id/reverse/'>,
      { id: number } & Body<'POST /write-offs/:id/reverse/'>
    >({
      query: ({ id, ...body }) =>
        request('POST /write-offs/:id/reverse/', { params: { id }, body }),
      invalidatesTags: moved,
    }),
    /** Pays invoices out of what a payment or a credit left on account. */
    useLot: build.mutation<
      Answer<'POST /payments/:id/allocate/'>,
      { of: 'payments' | 'credits'; id: number } & Body<'POST /payments/:id/allocate/'>
    >({
      query: ({ of, id, ...body }) =>
        of === 'payments'
          ? request('POST /payments/:id/allocate/', { params: { id }, body })
          : request('POST /credits/:id/allocate/', { params: { id }, body }),
      invalidatesTags: moved,
    }),
  }),
});

export const {
  useClientAccountQuery,
  useCreditPreviewQuery,
  useCreditInvoiceMutation,
  useInvoiceLedgerQuery,
  useLazyClientAccountQuery,
  usePaymentsQuery,
  useRecordPaymentMutation,
  useRefundMutation,
  useReversePaymentMutation,
  useReverseWriteOffMutation,
  useUseLotMutation,
  useWriteOffMutation,
} = moneyApi;
