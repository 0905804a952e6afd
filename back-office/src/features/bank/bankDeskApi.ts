import { api, errorStatus, request, type Answer } from 'shared-api/client';
import type { BankRules } from 'shared-api/contract/billing/bank';
import type { BankAccountChange, BankRate } from 'shared-api/contract/billing/bankAccounts';
import type { LineChoice } from 'shared-api/contract/billing/bankLines';

type Message = { message: string };
type Rules = Answer<'GET /bank-rules/'>;

/** Pages of a list whose answer names the cursor of the next one. */
const pages = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
};

const after = (cursor: string, filters: Record<string, string> = {}): URLSearchParams =>
  new URLSearchParams({ ...filters, ...(cursor !== '' && { before: cursor }) });

/** What has changed is asked for anew, unless nothing came of it. */
const changesBank = (_result: unknown, error: unknown): 'bank'[] =>
  // Where somebody else was first, what they have made is shown.
  error && errorStatus(error) !== 409 ? [] : ['bank'];

const bankDeskApi = api.injectEndpoints({
  endpoints: (build) => ({
    bankAccounts: build.query<Answer<'GET /bank-accounts/'>, undefined>({
      query: () => request('GET /bank-accounts/'),
      providesTags: ['bank'],
    }),
    updateBankAccount: build.mutation<Message, BankAccountChange & { id: number }>({
      query: ({ id, ...body }) => request('PUT /bank-accounts/:id/', { params: { id }, body }),
      invalidatesTags: changesBank,
    }),
    giveBankRate: build.mutation<Message, BankRate>({
      query: (body) => request('POST /bank-rates/', { body }),
      invalidatesTags: changesBank,
    }),
    bankImports: build.infiniteQuery<Answer<'GET /bank-statements/'>, undefined, string>({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) => request('GET /bank-statements/', { query: after(pageParam) }),
      providesTags: ['bank'],
    }),
    undoImport: build.mutation<Message, number>({
      query: (id) => request('POST /bank-statements/:id/undo', { params: { id } }),
      invalidatesTags: changesBank,
    }),
    bankLines: build.infiniteQuery<
      Answer<'GET /bank-transactions/'>,
      Record<string, string>,
      string
    >({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) =>
        request('GET /bank-transactions/', { query: after(pageParam, queryArg) }),
      providesTags: ['bank'],
    }),
    chooseByHand: build.mutation<Message, LineChoice & { id: number }>({
      query: ({ id, ...body }) => request('PUT /bank-transactions/:id/', { params: { id }, body }),
      invalidatesTags: changesBank,
    }),
    bankTransfers: build.infiniteQuery<Answer<'GET /bank-transfers/'>, undefined, string>({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) => request('GET /bank-transfers/', { query: after(pageParam) }),
      providesTags: ['bank'],
    }),
    changeTransfer: build.mutation<Message, { id: number; action: 'split' | 'join' }>({
      query: ({ id, action }) => request(`POST /bank-transfers/:id/${action}`, { params: { id } }),
      invalidatesTags: changesBank,
    }),
    findTransfers: build.mutation<Message, undefined>({
      query: () => request('POST /bank-transfers/find'),
      invalidatesTags: changesBank,
    }),
    bankRules: build.query<Rules, undefined>({
      query: () => request('GET /bank-rules/'),
      providesTags: ['bank'],
    }),
    bankRulesHistory: build.query<Answer<'GET /bank-rules/history/'>, undefined>({
      query: () => request('GET /bank-rules/history/'),
      providesTags: ['bank'],
    }),
    bankRulesTrial: build.mutation<Answer<'POST /bank-rules/trial'>, { rules: BankRules }>({
      query: (body) => request('POST /bank-rules/trial', { body }),
    }),
    replaceBankRules: build.mutation<Rules, Rules>({
      query: (body) => request('PUT /bank-rules/', { body }),
      invalidatesTags: changesBank,
    }),
  }),
});

export const {
  useBankAccountsQuery,
  useUpdateBankAccountMutation,
  useGiveBankRateMutation,
  useBankImportsInfiniteQuery,
  useUndoImportMutation,
  useBankLinesInfiniteQuery,
  useChooseByHandMutation,
  useBankTransfersInfiniteQuery,
  useChangeTransferMutation,
  useFindTransfersMutation,
  useBankRulesQuery,
  useBankRulesHistoryQuery,
  useBankRulesTrialMutation,
  useReplaceBankRulesMutation,
} = bankDeskApi;
