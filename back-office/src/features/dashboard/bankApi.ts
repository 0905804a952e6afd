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
    uploadStatement: build.mutation<
      Answer<'POST /bank-statements/'>,
      { file: File; mapping: string | undefined }
    >({
      query: ({ file, mapping }) => ({
        ...request('POST /bank-statements/', {
          query: { name: file.name, ...(mapping !== undefined && { mapping }) },
          body: file,
        }),
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
  }),
});

export const {
  useChartDataQuery,
  useSyncDashboardDataMutation,
  useUploadStatementMutation,
  useBankTransactionsInfiniteQuery,
} = bankApi;
