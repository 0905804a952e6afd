import { api, request, type Answer } from 'shared-api/client';
import type { ImportableName, ImportChoice } from 'shared-api/contract/entities/importing/imports';

type Import = Answer<'GET /imports/:id/'>;

const importApi = api.enhanceEndpoints({ addTagTypes: ['import'] }).injectEndpoints({
  endpoints: (build) => ({
    imports: build.infiniteQuery<Answer<'GET /imports/'>, undefined, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ pageParam }) =>
        request('GET /imports/', { query: pageParam === '' ? {} : { before: pageParam } }),
      providesTags: ['import'],
    }),
    importFile: build.query<Import, number>({
      query: (id) => request('GET /imports/:id/', { params: { id } }),
      providesTags: ['import'],
    }),
    uploadImport: build.mutation<Import, { file: File; entity: ImportableName }>({
      query: ({ file, entity }) => ({
        ...request('POST /imports/', { query: { name: file.name, entity }, body: file }),
        headers: { 'content-type': 'application/octet-stream' },
      }),
      invalidatesTags: (_result, error) => (error ? [] : ['import']),
    }),
    checkImport: build.mutation<Import, ImportChoice & { id: number }>({
      query: ({ id, ...body }) => request('POST /imports/:id/check', { params: { id }, body }),
      invalidatesTags: (_result, error) => (error ? [] : ['import']),
    }),
    startImport: build.mutation<Import, { id: number; plan: string }>({
      query: ({ id, ...body }) => request('POST /imports/:id/start', { params: { id }, body }),
      // Also after a refusal: it has gone on in the meantime.
      invalidatesTags: ['import'],
    }),
    importUndo: build.query<Answer<'GET /imports/:id/undo'>, number>({
      query: (id) => request('GET /imports/:id/undo', { params: { id } }),
      keepUnusedDataFor: 0,
    }),
    undoImportedFile: build.mutation<{ message: string }, number>({
      query: (id) => request('POST /imports/:id/undo', { params: { id } }),
      invalidatesTags: (_result, error) => (error ? [] : ['import', 'list', 'record']),
    }),
  }),
});

export const {
  useImportsInfiniteQuery,
  useImportFileQuery,
  useUploadImportMutation,
  useCheckImportMutation,
  useStartImportMutation,
  useImportUndoQuery,
  useUndoImportedFileMutation,
} = importApi;
