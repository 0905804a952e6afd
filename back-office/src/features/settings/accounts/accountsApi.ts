import { api, request, type Answer, type Body } from 'shared-api/client';

const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    accountMap: build.query<Answer<'GET /account-map/'>, undefined>({
      query: () => request('GET /account-map/'),
      providesTags: ['money'],
    }),
    replaceAccountMap: build.mutation<Answer<'PUT /account-map/'>, Body<'PUT /account-map/'>>({
      query: (body) => request('PUT /account-map/', { body }),
      invalidatesTags: (_result, error) => (error ? [] : ['money']),
    }),
  }),
});

export const { useAccountMapQuery, useReplaceAccountMapMutation } = accountsApi;
