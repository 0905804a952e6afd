import { api, request, type Answer } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Who did what to a record. */
    history: build.query<
      Answer<`GET /${EntityName}/history/:id`>,
      { entity: EntityName; id: number }
    >({
      query: ({ entity, id }) => request(`GET /${entity}/history/:id`, { params: { id } }),
      providesTags: (_result, _error, { entity, id }) => [
        { type: 'record', id: `${entity} ${id}` },
      ],
    }),
  }),
});

export const { useHistoryQuery } = historyApi;
