import { api, request, type Answer, type Body } from 'shared-api/client';
import { isRefused } from '../../../sending/lostAnswers.ts';

const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a change of many services would do. */
    serviceBulkPreview: build.query<
      Answer<'POST /services/bulk/preview/'>,
      Body<'POST /services/bulk/preview/'>
    >({
      query: (body) => request('POST /services/bulk/preview/', { body }),
      // Asked for each time: it holds for the moment.
      keepUnusedDataFor: 0,
    }),
    /** Changes many services. */
    changeServices: build.mutation<Answer<'POST /services/bulk/'>, Body<'POST /services/bulk/'>>({
      query: (body) => request('POST /services/bulk/', { body }),
      invalidatesTags: (_result, error, { records }) =>
        isRefused(error)
          ? []
          : [
              { type: 'list' as const, id: 'services' },
              ...records.map(({ id }) => ({ type: 'record' as const, id: `services ${id}` })),
            ],
    }),
  }),
});

export const { useServiceBulkPreviewQuery, useChangeServicesMutation } = bulkApi;
