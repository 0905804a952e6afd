import { api, request, type Answer } from 'shared-api/client';

const quoteWorkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What happened to a quote, oldest first. */
    quoteTimeline: build.query<Answer<'GET /quotes/:id/timeline/'>, number>({
      query: (id) => request('GET /quotes/:id/timeline/', { params: { id } }),
      providesTags: (_result, _error, id) => [{ type: 'record', id: `quotes ${id}` }, 'mails'],
    }),
  }),
});

export const { useQuoteTimelineQuery } = quoteWorkApi;
