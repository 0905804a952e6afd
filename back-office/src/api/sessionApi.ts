import { api, request, type Answer, type Body } from 'shared-api/client';

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Answer<'POST /rest-auth/login/'>, Body<'POST /rest-auth/login/'>>({
      query: (body) => request('POST /rest-auth/login/', { body }),
    }),
    logout: build.mutation<Answer<'POST /rest-auth/logout/'>, undefined>({
      query: () => request('POST /rest-auth/logout/'),
    }),
  }),
});

export const { useLoginMutation, useLogoutMutation } = sessionApi;
