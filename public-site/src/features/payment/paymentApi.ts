import { api, errorBody, errorStatus, request, type Answer, type Body } from 'shared-api/client';
import type { ErrorBody } from 'shared-api/contract/calls/errors';
import type { Store } from 'shared-api/store';

type Status = Answer<'GET /payment-status/:key'>;
type Dispatch = Store['dispatch'];

const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentSettings: build.query<Answer<'GET /payment-settings/'>, undefined>({
      query: () => request('GET /payment-settings/'),
    }),
    checkPayment: build.mutation<
      Answer<'POST /check-quote-invoice/'>,
      Body<'POST /check-quote-invoice/'>
    >({
      query: (body) => request('POST /check-quote-invoice/', { body }),
    }),
    processPayment: build.mutation<Status, Body<'POST /process-payment/'>>({
      query: (body) => ({
        ...request('POST /process-payment/', { body }),
        // A card that was declined is an answer, not a failure of the call.
        validateStatus: ({ status }) => status === 200 || status === 202 || status === 402,
      }),
      async onQueryStarted(_sent, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        // The page of its receipt asks for nothing that is here already.
        if (!answer) return;
        const { data } = answer;
        void dispatch(paymentApi.util.upsertQueryData('paymentStatus', data.key, data));
      },
    }),
    checkout: build.mutation<Status, Body<'POST /checkout/'>>({
      query: (body) => ({
        ...request('POST /checkout/', { body }),
        validateStatus: ({ status }) => status === 200 || status === 202 || status === 402,
      }),
    }),
    abandonPayment: build.mutation<Status, string>({
      query: (key) => request('POST /payment-status/:key/abandon/', { params: { key } }),
    }),
    withdrawPayment: build.mutation<Answer<'POST /payment-status/:key/withdraw/'>, string>({
      query: (key) => request('POST /payment-status/:key/withdraw/', { params: { key } }),
    }),
    paymentStatus: build.query<Status, string>({
      query: (key) => request('GET /payment-status/:key', { params: { key } }),
    }),
  }),
});

const { endpoints } = paymentApi;

/** What the API answered, or why it refused; nothing of either where no answer came. */
export interface Told<Data> {
  data?: Data;
  /** The HTTP status of a failed call. */
  status?: number | undefined;
  refusal?: ErrorBody | undefined;
}

async function told<Data>(
  called: PromiseLike<{ data?: Data | undefined; error?: unknown }>,
): Promise<Told<Data>> {
  const { data, error } = await called;
  if (data !== undefined) return { data };
  return { status: errorStatus(error), refusal: errorBody(error) };
}

/** How cards are paid with; asked for once. */
export async function askSettings(dispatch: Dispatch) {
  const { data } = await dispatch(endpoints.paymentSettings.initiate(undefined));
  return data;
}

/** Whether a number and an amount fit, and what they belong to. */
export const checkPayment = (dispatch: Dispatch, body: Body<'POST /check-quote-invoice/'>) =>
  told(dispatch(endpoints.checkPayment.initiate(body)));

/** Charges a card by its token. */
export const processPayment = (dispatch: Dispatch, body: Body<'POST /process-payment/'>) =>
  told(dispatch(endpoints.processPayment.initiate(body)));

/** Begins a payment on the provider's page. */
export const checkout = (dispatch: Dispatch, body: Body<'POST /checkout/'>) =>
  told(dispatch(endpoints.checkout.initiate(body)));

/** Gives up a payment that waits elsewhere. */
export const abandonPayment = (dispatch: Dispatch, key: string) =>
  told(dispatch(endpoints.abandonPayment.initiate(key)));

/** Where a payment stands now. */
const askStatus = (dispatch: Dispatch, key: string) =>
  told(dispatch(endpoints.paymentStatus.initiate(key, { subscribe: false, forceRefetch: true })));

/**
 * Where a payment stands now; `never` once it is certain that it has not arrived and that a request which is
 * still on its way will not be charged. Nothing where no answer came.
 */
export async function outcomeUnder(
  dispatch: Dispatch,
  key: string,
): Promise<Status | 'never' | undefined> {
  const { data, status } = await askStatus(dispatch, key);
  if (data || status !== 404) return data;
  const withdrawn = await told(dispatch(endpoints.withdrawPayment.initiate(key)));
  return withdrawn.data && (withdrawn.data.payment ?? 'never');
}

export const { usePaymentStatusQuery } = paymentApi;
