import { api, request, type Answer, type Body } from 'shared-api/client';

const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Writes a note about a client down. */
    addClientNote: build.mutation<
      Answer<'POST /clients/:id/notes/'>,
      { id: number } & Body<'POST /clients/:id/notes/'>
    >({
      query: ({ id, ...body }) => request('POST /clients/:id/notes/', { params: { id }, body }),
      invalidatesTags: (_result, error, { id }) =>
        error ? [] : [{ type: 'record', id: `clients ${id} page` }],
    }),
    /** Gives a client these tags in place of those it has. */
    setClientTags: build.mutation<
      Answer<'PUT /clients/:id/tags/'>,
      { id: number } & Body<'PUT /clients/:id/tags/'>
    >({
      query: ({ id, ...body }) => request('PUT /clients/:id/tags/', { params: { id }, body }),
      invalidatesTags: (_result, error, { id }) =>
        error
          ? []
          : [
              { type: 'record', id: `clients ${id} page` },
              { type: 'list', id: 'clients' },
            ],
    }),
  }),
});

export const { useAddClientNoteMutation, useSetClientTagsMutation } = notesApi;
