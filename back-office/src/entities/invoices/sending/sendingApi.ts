import { api, request, type Answer, type Body } from 'shared-api/client';
import { changedBy } from '../changed.ts';

const sendingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mail about an invoice as it would be sent now. */
    letter: build.query<
      Answer<'POST /invoices/:id/letter/'>,
      { id: number } & Body<'POST /invoices/:id/letter/'>
    >({
      query: ({ id, ...body }) => request('POST /invoices/:id/letter/', { params: { id }, body }),
      providesTags: (_result, _error, { id }) => [{ type: 'record', id: `invoices ${id}` }],
      keepUnusedDataFor: 0,
    }),
    /** Sends an invoice or a reminder; a draft is issued by it. */
    sendInvoice: build.mutation<
      Answer<'POST /invoices/:id/send/'>,
      { id: number } & Body<'POST /invoices/:id/send/'>
    >({
      query: ({ id, ...body }) => request('POST /invoices/:id/send/', { params: { id }, body }),
      invalidatesTags: (_result, error, { id }) => changedBy(error, id),
    }),
    /** Notes that an invoice was sent by other means. */
    markSent: build.mutation<
      Answer<'POST /invoices/:id/mark-sent/'>,
      { id: number } & Body<'POST /invoices/:id/mark-sent/'>
    >({
      query: ({ id, ...body }) =>
        request('POST /invoices/:id/mark-sent/', { params: { id }, body }),
      invalidatesTags: (_result, error, { id }) => changedBy(error, id),
    }),
    /** What happened to an invoice, oldest first. */
    timeline: build.query<Answer<'GET /invoices/:id/timeline/'>, number>({
      query: (id) => request('GET /invoices/:id/timeline/', { params: { id } }),
      providesTags: (_result, _error, id) => [{ type: 'record', id: `invoices ${id}` }, 'mails'],
    }),
  }),
});

export const { useLetterQuery, useSendInvoiceMutation, useMarkSentMutation, useTimelineQuery } =
  sendingApi;
