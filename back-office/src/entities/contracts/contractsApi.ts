import { api, request, type Answer } from 'shared-api/client';
import type { ServiceChoice, ServiceGroup } from 'shared-api/contract/entities/contractChange';
import type { SentUpdate } from '../Editor.ts';

/** An update of a contract, and what becomes of its services. */
export interface ContractChange extends SentUpdate {
  choices: Record<ServiceGroup, ServiceChoice>;
  /** Of the preview that was looked at. */
  mark: string;
}

const contractsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Makes the services of a contract (docs/product/calls.md). */
    createContractServices: build.mutation<Answer<'GET /create-contract-services/:id'>, number>({
      query: (id) => request('GET /create-contract-services/:id', { params: { id } }),
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'list', id: 'services' }]),
    }),
    /** What an update of a contract would do to its services to come. */
    previewContractChange: build.query<Answer<'POST /contracts/:id/changes/preview/'>, SentUpdate>({
      query: ({ id, fields: { version, ...fields } }) =>
        request('POST /contracts/:id/changes/preview/', {
          params: { id },
          body: { version, fields },
        }),
      // Asked for each time: it holds for the moment.
      keepUnusedDataFor: 0,
    }),
    /** Updates a contract and its services to come. */
    changeContract: build.mutation<Answer<'POST /contracts/:id/changes/'>, ContractChange>({
      query: ({ id, fields: { version, ...fields }, choices, mark }) =>
        request('POST /contracts/:id/changes/', {
          params: { id },
          body: { version, fields, ...choices, mark },
        }),
      invalidatesTags: (_result, error, { id }) =>
        error
          ? []
          : [
              { type: 'list', id: 'contracts' },
              { type: 'list', id: 'services' },
              { type: 'record', id: `contracts ${id}` },
            ],
    }),
    /** The next visits of a contract as it is typed. @param id null of one that is not saved yet */
    nextVisits: build.query<
      Answer<'POST /contracts/next-visits/'>,
      { id: number | null; fields: Record<string, unknown> }
    >({
      query: (body) => request('POST /contracts/next-visits/', { body }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { previewContractChange } = contractsApi.endpoints;
export const {
  useCreateContractServicesMutation,
  useChangeContractMutation,
  useLazyPreviewContractChangeQuery,
  useNextVisitsQuery,
} = contractsApi;
