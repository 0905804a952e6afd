import { api, request, type Answer } from 'shared-api/client';

type Transactions = Answer<'GET /bank-transactions/'>;

const bankApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The dashboard's sets (docs/product/calls.md, docs/product/office.md). */
    chartData: build.query<Answer<'GET /generate-chart-data/'>, undefined>({
      query: () => request('GET /generate-chart-data/'),
      providesTags: ['bank'],
    }),
    /** Reads the statement files that lie in the inbox ("Reload Data"). */
    syncDashboardData: build.mutation<Answer<'GET /sync-dashboard-data'>, undefined>({
      query: () => request('GET /sync-dashboard-data'),
      invalidatesTags: (_result, error) => (error ? [] : ['bank']),
    }),
    /** Hands a statement file over; a refused one is an error with the same report. */
    uploadStatement: build.mutation<Answer<'POST /bank-statements/'>, File>({
      query: (file) => ({
        ...request('POST /bank-statements/', { query: { name: file.name }, body: file }),
        headers: { 'content-type': 'application/octet-stream' },
      }),
      invalidatesTags: (_result, error) => (error ? [] : ['bank']),
    }),
    /** The rows behind a chart, page by page. */
    bankTransactions: build.infiniteQuery<Transactions, Record<string, string>, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg, pageParam }) => {
        const query = new URLSearchParams(queryArg);
        if (pageParam !== '') query.set('before', pageParam);
        return request('GET /bank-transactions/', { query });
      },
      providesTags: ['bank'],
    }),
    /** E-transfers that look like payments of open invoices. */
    paymentSuggestions: build.query<Answer<'GET /payment-suggestions/'>, undefined>({
      query: () => request('GET /payment-suggestions/'),
      providesTags: ['bank'],
    }),
    answerSuggestion: build.mutation<
      { message: string },
      { id: number; invoiceId: number; action: 'accept' | 'undo' | 'refuse' }
    >({
      query: ({ id, invoiceId, action }) =>
        action === 'accept'
          ? request('POST /payment-suggestions/:id/accept', { params: { id }, body: { invoiceId } })
          : request(`POST /payment-suggestions/:id/${action}`, { params: { id } }),
      invalidatesTags: (_result, error) =>
        error ? [] : ['bank', { type: 'list', id: 'invoices' }],
    }),
  }),
});

export const {
  useChartDataQuery,
  useSyncDashboardDataMutation,
  useUploadStatementMutation,
  useBankTransactionsInfiniteQuery,
  usePaymentSuggestionsQuery,
  useAnswerSuggestionMutation,
} = bankApi;
