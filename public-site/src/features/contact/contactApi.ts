import { api, request, type Answer, type Body } from 'shared-api/client';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitContact: build.mutation<Answer<'POST /contact/'>, Body<'POST /contact/'>>({
      query: (body) => request('POST /contact/', { body }),
    }),
  }),
});

export const { useSubmitContactMutation } = contactApi;
