import { api, request, type Answer, type Body } from 'shared-api/client';
import type { Store } from 'shared-api/store';
import { outcomeOf } from '../../forms/outcomeOf.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitContact: build.mutation<Answer<'POST /contact/'>, Body<'POST /contact/'>>({
      query: (body) => request('POST /contact/', { body }),
    }),
  }),
});

/** Sends a message to the company. */
export const submitContact = async (dispatch: Store['dispatch'], message: Body<'POST /contact/'>) =>
  outcomeOf(await dispatch(contactApi.endpoints.submitContact.initiate(message)));
