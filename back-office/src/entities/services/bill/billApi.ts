import { api, request, type Answer, type Body } from 'shared-api/client';
import { isRefused } from '../../../sending/lostAnswers.ts';

const billApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Which invoices services would go on. */
    billPreview: build.query<
      Answer<'POST /services/bill/preview/'>,
      Body<'POST /services/bill/preview/'>
    >({
      query: (body) => request('POST /services/bill/preview/', { body }),
      // Asked for each time: it holds for the moment.
      keepUnusedDataFor: 0,
    }),
    /** Makes drafts of services. */
    billServices: build.mutation<Answer<'POST /services/bill/'>, Body<'POST /services/bill/'>>({
      query: (body) => request('POST /services/bill/', { body }),
      invalidatesTags: (_result, error, { records }) =>
        isRefused(error)
          ? []
          : [
              'money' as const,
              { type: 'list' as const, id: 'invoices' },
              { type: 'list' as const, id: 'services' },
              ...records.map(({ id }) => ({ type: 'record' as const, id: `services ${id}` })),
            ],
    }),
  }),
});

export const { useBillPreviewQuery, useBillServicesMutation } = billApi;
