import { api, request, type Answer, type Body } from 'shared-api/client';
import { isRefused } from '../../../sending/lostAnswers.ts';

const bulkSendApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Which of many invoices would be written about, and to whom. */
    bulkSendPreview: build.query<
      Answer<'POST /invoices/bulk-send/preview/'>,
      Body<'POST /invoices/bulk-send/preview/'>
    >({
      query: (body) => request('POST /invoices/bulk-send/preview/', { body }),
      keepUnusedDataFor: 0,
    }),
    /** Sends many invoices, or reminders of them. */
    bulkSend: build.mutation<
      Answer<'POST /invoices/bulk-send/'>,
      Body<'POST /invoices/bulk-send/'>
    >({
      query: (body) => request('POST /invoices/bulk-send/', { body }),
      invalidatesTags: (_result, error, { records }) =>
        isRefused(error)
          ? []
          : [
              { type: 'list' as const, id: 'invoices' },
              'mails' as const,
              ...records.map(({ id }) => ({ type: 'record' as const, id: `invoices ${id}` })),
            ],
    }),
    /** How far the mails of a bulk send are. */
    bulkSendProgress: build.query<Answer<'GET /bulk-sends/:key/'>, string>({
      query: (key) => request('GET /bulk-sends/:key/', { params: { key } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useBulkSendPreviewQuery, useBulkSendMutation, useBulkSendProgressQuery } =
  bulkSendApi;
