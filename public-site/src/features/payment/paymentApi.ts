import { api, request, type Answer, type Body } from 'shared-api/client';

type Status = Answer<'GET /payment-status/:key'>;

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
    /** What a link says is to be paid. */
    linkedDocument: build.query<
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
    paymentStatus: build.query<Status, string>({
      query: (key) => request('GET /payment-status/:key', { params: { key } }),
    }),
  }),
});

export const {
  usePaymentSettingsQuery,
  useLazyPaymentSettingsQuery,
  useCheckPaymentMutation,
  useLinkedDocumentQuery,
  useProcessPaymentMutation,
  useCheckoutMutation,
  useAbandonPaymentMutation,
  usePaymentStatusQuery,
} = paymentApi;
