import type { AnyRecord } from '../contract/calls/entities.ts';
import type { EntityName, EntityRecord } from '../contract/entities/entities.ts';
import type { ListResponse } from '../contract/entities/list.ts';
import type { CallUndo } from '../store/messages.ts';
import { api, belowBase } from './api.ts';
import { firstPage, type ListQuery } from './listQuery.ts';
import { request } from './request.ts';

export type { AnyRecord };

/** A record of an entity whose name is known. */
export type RecordOf<E extends EntityName> = EntityRecord<E>;

/**
 * Lists and records of any entity: here and not in the back office, since the shell takes changes back
 * with them.
 */
export const recordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A list that goes on by following `next`. */
    list: build.infiniteQuery<ListResponse<AnyRecord>, ListQuery, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg, pageParam }) =>
        pageParam === '' ? firstPage(queryArg) : belowBase(pageParam),
      providesTags: (_result, _error, { entity }) => [{ type: 'list', id: entity }],
    }),
    /** How many records each named part of a list has. */
    listViews: build.query<{ counts: Record<string, number> }, EntityName>({
      query: (entity) => request(`GET /${entity}/views/`),
      providesTags: (_result, _error, entity) => [{ type: 'list', id: entity }],
    }),
    record: build.query<AnyRecord, { entity: EntityName; id: number }>({
      query: ({ entity, id }) => request(`GET /${entity}/:id/`, { params: { id } }),
      providesTags: (_result, _error, { entity, id }) => [
        { type: 'record', id: `${entity} ${id}` },
      ],
    }),
    createRecord: build.mutation<
      AnyRecord,
      { entity: EntityName; fields: Record<string, unknown> }
    >({
      query: ({ entity, fields }) => request(`POST /${entity}/create`, { body: fields }),
      invalidatesTags: (_result, error, { entity }) =>
        error ? [] : [{ type: 'list', id: entity }],
    }),
    updateRecord: build.mutation<
      AnyRecord,
      { entity: EntityName; id: number; fields: Record<string, unknown> & { version: number } }
    >({
      query: ({ entity, id, fields }) =>
        request(`PUT /${entity}/update/:id/`, { params: { id }, body: fields }),
      invalidatesTags: (_result, error, { entity, id }) => {
        // It is another one by now, or gone: what still shows the old one would go on failing.
        if (error && error.status !== 409 && error.status !== 404) return [];
        return [
          { type: 'list', id: entity },
          { type: 'record', id: `${entity} ${id}` },
        ];
      },
    }),
    deleteRecord: build.mutation<unknown, { entity: EntityName; id: number }>({
      query: ({ entity, id }) => request(`DELETE /${entity}/delete/:id`, { params: { id } }),
      invalidatesTags: (_result, error, { entity }) =>
        error ? [] : [{ type: 'list', id: entity }],
    }),
    /** Takes a change back by a call of its own, after which any list or record may be another. */
    undoByCall: build.mutation<{ message: string }, CallUndo>({
      query: ({ path, body }) => ({ url: path.slice(1), method: 'POST', body }),
      invalidatesTags: (_result, error) => (error ? [] : ['list', 'record', 'bank', 'money']),
    }),
    /** Puts a deleted record back (docs/product/calls.md "Conventions"). */
    restoreRecord: build.mutation<AnyRecord, { entity: EntityName; id: number }>({
      query: ({ entity, id }) => request(`POST /${entity}/restore/:id`, { params: { id } }),
      invalidatesTags: (_result, error, { entity }) =>
        error ? [] : [{ type: 'list', id: entity }],
    }),
  }),
});

export const {
  useListInfiniteQuery,
  useListViewsQuery,
  useRecordQuery,
  useCreateRecordMutation,
  useUpdateRecordMutation,
  useDeleteRecordMutation,
  useRestoreRecordMutation,
} = recordsApi;
