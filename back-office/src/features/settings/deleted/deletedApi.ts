import { api, request, type Answer } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entityNames';

interface Deletion {
  entity: EntityName;
  id: number;
  deletion: number;
}

const deletedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What was deleted of late; of all kinds where none is named. */
    deletedRecords: build.infiniteQuery<Answer<'GET /deleted/'>, EntityName | '', string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: entity, pageParam: cursor }) =>
        request('GET /deleted/', {
          query: { ...(entity !== '' && { entity }), ...(cursor !== '' && { cursor }) },
        }),
      providesTags: [{ type: 'list', id: 'deleted' }],
    }),
    /** Puts a record back, where the deletion that was looked at is still its last. */
    restoreDeleted: build.mutation<unknown, Deletion>({
      query: ({ entity, id, deletion }) =>
        request(`POST /${entity}/restore/:id`, {
          params: { id },
          query: { deletion: String(deletion) },
        }),
      invalidatesTags: (_result, _error, { entity, id }) => [
        { type: 'list', id: 'deleted' },
        { type: 'list', id: entity },
        { type: 'record', id: `${entity} ${id}` },
      ],
    }),
  }),
});

export const { useDeletedRecordsInfiniteQuery, useRestoreDeletedMutation } = deletedApi;
