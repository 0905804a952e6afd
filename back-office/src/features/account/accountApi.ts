import { api } from 'shared-api/client';
import type { Account, FactorSetUp, RecoveryCodes } from 'shared-api/contract/account';
import { apiPaths } from 'shared-api/contract/apiPaths';

interface OwnPassword {
  currentPassword: string;
  password: string;
  endOthers: boolean;
}
type CurrentPassword = Pick<OwnPassword, 'currentPassword'>;

const send = (method: 'POST' | 'PUT') => (url: string, body: object) => ({ url, method, body });
const post = send('POST');

// Here rather than in the client: it comes with this screen, and no public page carries it.
const accountApi = api.enhanceEndpoints({ addTagTypes: ['account'] }).injectEndpoints({
  endpoints: (build) => ({
    account: build.query<Account, undefined>({
      query: () => apiPaths.account(),
      providesTags: ['account'],
    }),
    changeOwnPassword: build.mutation<{ message: string }, OwnPassword>({
      query: (body) => send('PUT')(apiPaths.ownPassword(), body),
      invalidatesTags: ['account'],
    }),
    endOwnSession: build.mutation<{ message: string }, number>({
      query: (id) => post(apiPaths.endSession(id), {}),
      // What failed may have ended by itself.
      invalidatesTags: ['account'],
    }),
    endOtherSessions: build.mutation<{ message: string }, undefined>({
      query: () => post(apiPaths.endOtherSessions(), {}),
      invalidatesTags: ['account'],
    }),
    beginFactor: build.mutation<FactorSetUp, CurrentPassword>({
      query: (body) => post(apiPaths.beginFactor(), body),
    }),
    confirmFactor: build.mutation<RecoveryCodes, { code: string }>({
      query: (body) => post(apiPaths.confirmFactor(), body),
      invalidatesTags: (_result, error) => (error ? [] : ['account']),
    }),
    removeFactor: build.mutation<{ message: string }, CurrentPassword>({
      query: (body) => post(apiPaths.removeFactor(), body),
      invalidatesTags: (_result, error) => (error ? [] : ['account']),
    }),
    makeRecoveryCodes: build.mutation<RecoveryCodes, CurrentPassword>({
      query: (body) => post(apiPaths.recoveryCodes(), body),
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
