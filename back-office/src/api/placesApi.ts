import { api, errorStatus, request, type Answer, type Body } from 'shared-api/client';

interface Place {
  id: number;
  placeId: number;
}

/**
 * A client's page tells of addresses and contacts; the main ones are fields of the record. Where somebody else was
 * first, it has to tell what they have made.
 */
const changed = (
  _result: unknown,
  error: unknown,
  { id, placeId }: { id: number; placeId?: number },
) =>
  error && errorStatus(error) !== 409
    ? []
    : [
        { type: 'record' as const, id: `clients ${id} page` },
        // What is typed into the fields stays where none of them has changed.
        ...(placeId === 0 ? [{ type: 'record' as const, id: `clients ${id}` }] : []),
        { type: 'list' as const, id: 'clients' },
      ];

const mainChanged = (result: unknown, error: unknown, { id }: Place) =>
  changed(result, error, { id, placeId: 0 });

const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Addresses and contacts of a client, the main ones first. */
    clientPlaces: build.query<Answer<'GET /clients/:id/places/'>, number>({
      query: (id) => request('GET /clients/:id/places/', { params: { id } }),
      providesTags: (_result, _error, id) => [
        { type: 'record', id: `clients ${id}` },
        { type: 'record', id: `clients ${id} page` },
      ],
    }),
    addAddress: build.mutation<
      Answer<'POST /clients/:id/addresses/'>,
      { id: number } & Body<'POST /clients/:id/addresses/'>
    >({
      query: ({ id, ...body }) => request('POST /clients/:id/addresses/', { params: { id }, body }),
      invalidatesTags: changed,
    }),
    changeAddress: build.mutation<
      Answer<'POST /clients/:id/addresses/:placeId/'>,
      Place & Body<'POST /clients/:id/addresses/:placeId/'>
    >({
      query: ({ id, placeId, ...body }) =>
        request('POST /clients/:id/addresses/:placeId/', { params: { id, placeId }, body }),
      invalidatesTags: changed,
    }),
    removeAddress: build.mutation<
      Answer<'POST /clients/:id/addresses/:placeId/remove/'>,
      Place & { version: number }
    >({
      query: ({ id, placeId, ...body }) =>
        request('POST /clients/:id/addresses/:placeId/remove/', { params: { id, placeId }, body }),
      invalidatesTags: changed,
    }),
    makeMainAddress: build.mutation<
      Answer<'POST /clients/:id/addresses/:placeId/main/'>,
      Place & { version: number }
    >({
      query: ({ id, placeId, ...body }) =>
        request('POST /clients/:id/addresses/:placeId/main/', { params: { id, placeId }, body }),
      invalidatesTags: mainChanged,
    }),
    billToAddress: build.mutation<Answer<'POST /clients/:id/addresses/:placeId/billing/'>, Place>({
      query: (params) => request('POST /clients/:id/addresses/:placeId/billing/', { params }),
      invalidatesTags: changed,
    }),
    addContact: build.mutation<
      Answer<'POST /clients/:id/contacts/'>,
      { id: number } & Body<'POST /clients/:id/contacts/'>
    >({
      query: ({ id, ...body }) => request('POST /clients/:id/contacts/', { params: { id }, body }),
      invalidatesTags: changed,
    }),
    changeContact: build.mutation<
      Answer<'POST /clients/:id/contacts/:placeId/'>,
      Place & Body<'POST /clients/:id/contacts/:placeId/'>
    >({
      query: ({ id, placeId, ...body }) =>
        request('POST /clients/:id/contacts/:placeId/', { params: { id, placeId }, body }),
      invalidatesTags: changed,
    }),
    removeContact: build.mutation<
      Answer<'POST /clients/:id/contacts/:placeId/remove/'>,
      Place & { version: number }
    >({
      query: ({ id, placeId, ...body }) =>
        request('POST /clients/:id/contacts/:placeId/remove/', { params: { id, placeId }, body }),
      invalidatesTags: changed,
    }),
    makeMainContact: build.mutation<
      Answer<'POST /clients/:id/contacts/:placeId/main/'>,
      Place & { version: number }
    >({
      query: ({ id, placeId, ...body }) =>
        request('POST /clients/:id/contacts/:placeId/main/', { params: { id, placeId }, body }),
      invalidatesTags: mainChanged,
    }),
  }),
});

export const {
  useClientPlacesQuery,
  useAddAddressMutation,
  useChangeAddressMutation,
  useRemoveAddressMutation,
  useMakeMainAddressMutation,
  useBillToAddressMutation,
  useAddContactMutation,
  useChangeContactMutation,
  useRemoveContactMutation,
  useMakeMainContactMutation,
} = placesApi;
