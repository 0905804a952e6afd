import { api, errorStatus, request, type Answer, type Body } from 'shared-api/client';

/** What money is asked for on. */
export interface DepositSubject {
  entity: 'quotes' | 'contracts';
  id: number;
}

export type Deposits = Answer<'GET /quotes/:id/deposits/'>;
export type DepositRequest = Deposits['results'][number];

type Shown = 'money' | 'record' | { type: 'list'; id: string };

/**
 * A request changes what its quote or contract shows, and where money moves, balances too. Where somebody else was
 * first, the list has to show that.
 */
function changed(_result: unknown, error: unknown): Shown[] {
  if (!error) return ['money', 'record', { type: 'list', id: 'invoices' }];
  return errorStatus(error) === 409 ? ['money'] : [];
}

/** What the message box shows, as every movement of money answers it. */
const moved = ({ message, request: { id } }: Answer<'POST /deposit-requests/:id/receive/'>) => ({
  message,
  id,
});

interface Done {
  message: string;
  id: number;
}

const depositsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What was asked for on a quote or a contract, and what became of it. */
    deposits: build.query<Deposits, DepositSubject>({
      query: ({ entity, id }) =>
        entity === 'quotes'
          ? request('GET /quotes/:id/deposits/', { params: { id } })
          : request('GET /contracts/:id/deposits/', { params: { id } }),
      providesTags: ['money'],
    }),
    askForDeposit: build.mutation<
      DepositRequest,
      { subject: DepositSubject } & Body<'POST /quotes/:id/deposits/'>
    >({
      query: ({ subject: { entity, id }, ...body }) =>
        entity === 'quotes'
          ? request('POST /quotes/:id/deposits/', { params: { id }, body })
          : request('POST /contracts/:id/deposits/', { params: { id }, body }),
      invalidatesTags: changed,
    }),
    receiveDeposit: build.mutation<
      Done,
      { id: number } & Body<'POST /deposit-requests/:id/receive/'>
    >({
      query: ({ id, ...body }) =>
        request('POST /deposit-requests/:id/receive/', { params: { id }, body }),
      transformResponse: moved,
      invalidatesTags: changed,
    }),
    returnDeposit: build.mutation<
      Done,
      { id: number } & Body<'POST /deposit-requests/:id/return/'>
    >({
      query: ({ id, ...body }) =>
        request('POST /deposit-requests/:id/return/', { params: { id }, body }),
      transformResponse: moved,
      invalidatesTags: changed,
    }),
    forfeitDeposit: build.mutation<
      Done,
      { id: number } & Body<'POST /deposit-requests/:id/forfeit/'>
    >({
      query: ({ id, ...body }) =>
        request('POST /deposit-requests/:id/forfeit/', { params: { id }, body }),
      transformResponse: moved,
      invalidatesTags: changed,
    }),
    /** The mail that asks for a request as it would be sent now. */
    depositLetter: build.query<
      Answer<'POST /deposit-requests/:id/letter/'>,
      { id: number } & Body<'POST /deposit-requests/:id/letter/'>
    >({
      query: ({ id, ...body }) =>
        request('POST /deposit-requests/:id/letter/', { params: { id }, body }),
      keepUnusedDataFor: 0,
    }),
    sendDeposit: build.mutation<
      Answer<'POST /deposit-requests/:id/send/'>,
      { id: number } & Body<'POST /deposit-requests/:id/send/'>
    >({
      query: ({ id, ...body }) =>
        request('POST /deposit-requests/:id/send/', { params: { id }, body }),
      invalidatesTags: ['mails'],
    }),
    withdrawDeposit: build.mutation<
      Done,
      { id: number } & Body<'POST /deposit-requests/:id/withdraw/'>
    >({
      query: ({ id, ...body }) =>
        request('POST /deposit-requests/:id/withdraw/', { params: { id }, body }),
      transformResponse: moved,
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useAskForDepositMutation,
  useDepositLetterQuery,
  useDepositsQuery,
  useForfeitDepositMutation,
  useReceiveDepositMutation,
  useReturnDepositMutation,
  useSendDepositMutation,
  useWithdrawDepositMutation,
} = depositsApi;
