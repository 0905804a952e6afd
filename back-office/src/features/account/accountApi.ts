import { api, request, type Answer, type Body } from 'shared-api/client';

type CurrentPassword = Body<'POST /account/factor/begin'>;

const accountApi = api.enhanceEndpoints({ addTagTypes: ['account'] }).injectEndpoints({
  endpoints: (build) => ({
    account: build.query<Answer<'GET /account/'>, undefined>({
      query: () => request('GET /account/'),
      providesTags: ['account'],
    }),
    changeOwnPassword: build.mutation<
      Answer<'PUT /account/password'>,
      Body<'PUT /account/password'>
    >({
      query: (body) => request('PUT /account/password', { body }),
      invalidatesTags: ['account'],
    }),
    endOwnSession: build.mutation<Answer<'POST /account/sessions/:id/end'>, number>({
      query: (id) => request('POST /account/sessions/:id/end', { params: { id } }),
      // What failed may have ended by itself.
      invalidatesTags: ['account'],
    }),
    endOtherSessions: build.mutation<Answer<'POST /account/sessions/end-others'>, undefined>({
      query: () => request('POST /account/sessions/end-others'),
      invalidatesTags: ['account'],
    }),
    beginFactor: build.mutation<Answer<'POST /account/factor/begin'>, CurrentPassword>({
      query: (body) => request('POST /account/factor/begin', { body }),
    }),
    confirmFactor: build.mutation<
      Answer<'POST /account/factor/confirm'>,
      Body<'POST /account/factor/confirm'>
    >({
      query: (body) => request('POST /account/factor/confirm', { body }),
      invalidatesTags: (_result, error) => (error ? [] : ['account']),
    }),
    removeFactor: build.mutation<Answer<'POST /account/factor/remove'>, CurrentPassword>({
      query: (body) => request('POST /account/factor/remove', { body }),
      invalidatesTags: (_result, error) => (error ? [] : ['account']),
    }),
    makeRecoveryCodes: build.mutation<
      Answer<'POST /account/factor/recovery-codes'>,
      CurrentPassword
    >({
      query: (body) => request('POST /account/factor/recovery-codes', { body }),
      invalidatesTags: (_result, error) => (error ? [] : ['account']),
    }),
  }),
});

export const {
  useAccountQuery,
  useChangeOwnPasswordMutation,
  useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
  useBeginFactorMutation,
  useConfirmFactorMutation,
  useRemoveFactorMutation,
  useMakeRecoveryCodesMutation,
} = accountApi;
