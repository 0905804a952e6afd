import { api, request, type Answer, type Body } from 'shared-api/client';
import { entityNames } from 'shared-api/contract/entities/entityNames';

/** What a merge changes: both clients, and lists of everything that is of them. */
const changed = [
  'mails',
  'money',
  'record',
  ...entityNames.map((entity) => ({ type: 'list' as const, id: entity })),
] as const;

const mergeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Clients who may be the same one. */
    mergeCandidates: build.query<Answer<'GET /clients/:id/merge/candidates/'>, number>({
      query: (id) => request('GET /clients/:id/merge/candidates/', { params: { id } }),
      keepUnusedDataFor: 0,
    }),
    /** What merging another client into one would do. */
    mergePreview: build.query<
      Answer<'GET /clients/:id/merge/:otherId/'>,
      { id: number; otherId: number }
    >({
      query: (params) => request('GET /clients/:id/merge/:otherId/', { params }),
      keepUnusedDataFor: 0,
    }),
    /** Merges another client into one. */
    mergeClients: build.mutation<
      Answer<'POST /clients/:id/merge/'>,
      { id: number } & Body<'POST /clients/:id/merge/'>
    >({
      query: ({ id, ...body }) => request('POST /clients/:id/merge/', { params: { id }, body }),
      invalidatesTags: (_result, error) => (error ? [] : changed),
    }),
    /** What taking a merge back does, and what stands in its way. */
    mergeUndo: build.query<Answer<'GET /client-merges/:id/undo/'>, number>({
      query: (id) => request('GET /client-merges/:id/undo/', { params: { id } }),
      keepUnusedDataFor: 0,
    }),
    /** Takes a merge back. */
    undoMerge: build.mutation<Answer<'POST /client-merges/:id/undo/'>, number>({
      query: (id) => request('POST /client-merges/:id/undo/', { params: { id } }),
      invalidatesTags: (_result, error) => (error ? [] : changed),
    }),
  }),
});

export const {
  useMergeCandidatesQuery,
  useMergePreviewQuery,
  useMergeClientsMutation,
  useMergeUndoQuery,
  useUndoMergeMutation,
} = mergeApi;
