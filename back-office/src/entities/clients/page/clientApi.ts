import { api, request, type Answer } from 'shared-api/client';
import type { TimelinePart } from 'shared-api/contract/entities/clientPage';

/** What changes what a client's page tells. */
const tagsOf = (id: number) =>
  [
    'money',
    'mails',
    { type: 'record', id: `clients ${id}` },
    // Notes and tags, which are no fields of the record: what is typed into these stays.
    { type: 'record', id: `clients ${id} page` },
    ...['services', 'contracts', 'quotes', 'invoices'].map(
      (entity) => ({ type: 'list', id: entity }) as const,
    ),
  ] satisfies ('money' | 'mails' | { type: 'record' | 'list'; id: string })[];

const clientApi = api.injectEndpoints({
  endpoints: (build) => ({
    clientOverview: build.query<Answer<'GET /clients/:id/overview/'>, number>({
      query: (id) => request('GET /clients/:id/overview/', { params: { id } }),
      providesTags: (_result, _error, id) => tagsOf(id),
    }),
    /** What happened with a client, newest first, page after page. */
    clientTimeline: build.infiniteQuery<
      Answer<'GET /clients/:id/timeline/'>,
      { id: number; part?: TimelinePart },
      string
    >({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { id, part }, pageParam: cursor }) =>
        request('GET /clients/:id/timeline/', {
          params: { id },
          query: { ...(part && { part }), ...(cursor !== '' && { cursor }) },
        }),
      providesTags: (_result, _error, { id }) => tagsOf(id),
    }),
  }),
});

export const { useClientOverviewQuery, useClientTimelineInfiniteQuery } = clientApi;
