import { api, request, type Answer } from 'shared-api/client';

const contractsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Makes the services of a contract (docs/product/calls.md). */
    createContractServices: build.mutation<Answer<'GET /create-contract-services/:id'>, number>({
      query: (id) => request('GET /create-contract-services/:id', { params: { id } }),
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'list', id: 'services' }]),
    }),
  }),
});

export const { useCreateContractServicesMutation } = contractsApi;
