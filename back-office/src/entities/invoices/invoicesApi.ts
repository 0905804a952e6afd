import { api, request, type Answer, type Body } from 'shared-api/client';

const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    dailyUpdate: build.mutation<Answer<'GET /daily-update'>, undefined>({
      query: () => request('GET /daily-update'),
      invalidatesTags: (_result, error) =>
        error
          ? []
          : [
              { type: 'list', id: 'services' },
              { type: 'list', id: 'invoices' },
            ],
    }),
    receivePayment: build.mutation<Answer<'PUT /receive-payment/:id/'>, number>({
      query: (id) => request('PUT /receive-payment/:id/', { params: { id } }),
      invalidatesTags: (_result, error, id) =>
        error
          ? []
          : [
              { type: 'list', id: 'invoices' },
              { type: 'record', id: `invoices ${id}` },
            ],
    }),
    /** Makes an issued invoice void; its services can be invoiced again. */
    voidInvoice: build.mutation<
      Answer<'POST /invoices/:id/void/'>,
      { id: number } & Body<'POST /invoices/:id/void/'>
    >({
      query: ({ id, ...body }) => request('POST /invoices/:id/void/', { params: { id }, body }),
      invalidatesTags: (_result, error, { id }) =>
        error
          ? []
          : [
              { type: 'list', id: 'invoices' },
              { type: 'list', id: 'services' },
              { type: 'record', id: `invoices ${id}` },
              'mails',
            ],
    }),
  }),
});

export const { useDailyUpdateMutation, useReceivePaymentMutation, useVoidInvoiceMutation } =
  invoicesApi;
