import { api, errorStatus, request, type Answer, type Body } from 'shared-api/client';
import { entityNames } from 'shared-api/contract/entities/entityNames';

const anonymiseApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What anonymising a client would erase. */
    anonymisePreview: build.query<Answer<'GET /clients/:id/anonymise/preview/'>, number>({
      query: (id) => request('GET /clients/:id/anonymise/preview/', { params: { id } }),
      keepUnusedDataFor: 0,
    }),
    /** Erases what is known of a client. */
    anonymiseClient: build.mutation<
      Answer<'POST /clients/:id/anonymise/'>,
      { id: number } & Body<'POST /clients/:id/anonymise/'>
    >({
      query: ({ id, ...body }) => request('POST /clients/:id/anonymise/', { params: { id }, body }),
      invalidatesTags: (_result, error, { id }) =>
        error
          ? // Pressed once more, it is about the record as it is now.
            errorStatus(error) === 409
            ? [{ type: 'record', id: `clients ${id}` }]
            : []
          : [
              'mails',
              'money',
              { type: 'record', id: `clients ${id}` },
              { type: 'record', id: `clients ${id} page` },
              ...entityNames.map((entity) => ({ type: 'list' as const, id: entity })),
            ],
    }),
  }),
});

export const { useAnonymisePreviewQuery, useAnonymiseClientMutation } = anonymiseApi;
