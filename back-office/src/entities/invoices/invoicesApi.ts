import { api, request, type Answer, type Body } from 'shared-api/client';
import { changedBy } from './changed.ts';

const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    receivePayment: build.mutation<Answer<'PUT /receive-payment/:id/'>, number>({
      query: (id) => request('PUT /receive-payment/:id/', { params: { id } }),
      invalidatesTags: (_result, error, id) => [...changedBy(error, id), 'money'],
    }),
    /** Makes an issued invoice void; its services can be invoiced again. */
    voidInvoice: build.mutation<
      Answer<'POST /invoices/:id/void/'>,
      { id: number } & Body<'POST /invoices/:id/void/'>
    >({
      query: ({ id, ...body }) => request('POST /invoices/:id/void/', { params: { id }, body }),
      invalidatesTags: (_result, error, { id }) => [
        ...changedBy(error, id),
        { type: 'list', id: 'services' },
      ],
    }),
  }),
});

export const { useReceivePaymentMutation, useVoidInvoiceMutation } = invoicesApi;
