import { api, request, type Answer } from 'shared-api/client';

const employeesApi = api.injectEndpoints({
  endpoints: (build) => ({
    replaceSecret: build.mutation<Answer<'POST /employees/replace-secret/:id'>, number>({
      query: (id) => request('POST /employees/replace-secret/:id', { params: { id } }),
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'list', id: 'employees' }]),
    }),
  }),
});

export const { useReplaceSecretMutation } = employeesApi;
