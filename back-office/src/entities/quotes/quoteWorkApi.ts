import { api, request, type Answer, type Body } from 'shared-api/client';

const quoteWorkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mail with a quote as it would be sent now. */
    quoteLetter: build.query<
      Answer<'POST /quotes/:id/letter/'>,
      { id: number } & Body<'POST /quotes/:id/letter/'>
    >({
      query: ({ id, ...body }) => request('POST /quotes/:id/letter/', { params: { id }, body }),
      providesTags: (_result, _error, { id }) => [{ type: 'record', id: `quotes ${id}` }],
      keepUnusedDataFor: 0,
    }),
    /** Sends a quote with its PDF. */
    sendQuote: build.mutation<
      Answer<'POST /quotes/:id/send/'>,
      { id: number } & Body<'POST /quotes/:id/send/'>
    >({
      query: ({ id, ...body }) => request('POST /quotes/:id/send/', { params: { id }, body }),
      // Changed by somebody else: it is read again, so that the next try is about how it is now.
      invalidatesTags: (_result, error, { id }) =>
        error && error.status !== 409
          ? []
          : [{ type: 'list', id: 'quotes' }, { type: 'record', id: `quotes ${id}` }, 'mails'],
    }),
    /** What happened to a quote, oldest first. */
    quoteTimeline: build.query<Answer<'GET /quotes/:id/timeline/'>, number>({
      query: (id) => request('GET /quotes/:id/timeline/', { params: { id } }),
      providesTags: (_result, _error, id) => [{ type: 'record', id: `quotes ${id}` }, 'mails'],
    }),
  }),
});

export const { useQuoteLetterQuery, useSendQuoteMutation, useQuoteTimelineQuery } = quoteWorkApi;
