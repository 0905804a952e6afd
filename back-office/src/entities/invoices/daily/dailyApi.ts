import { api, request, type Answer } from 'shared-api/client';

const dailyApi = api.injectEndpoints({
  endpoints: (build) => ({
    dailyUpdate: build.mutation<Answer<'GET /daily-update'>, undefined>({
      query: () => request('GET /daily-update'),
      invalidatesTags: (_result, error) =>
        error ? [] : [{ type: 'list', id: 'services' }, { type: 'list', id: 'invoices' }, 'mails'],
    }),
    /** What the daily update would do now. */
    dailyPreview: build.query<Answer<'GET /daily-update/preview/'>, undefined>({
      query: () => request('GET /daily-update/preview/'),
      // Asked for each time: it holds for the moment.
      keepUnusedDataFor: 0,
    }),
    /** Runs of the daily update, newest first. @param before the id that they are older than */
    dailyRuns: build.query<Answer<'GET /daily-runs/'>, number | undefined>({
      query: (before) =>
        request('GET /daily-runs/', {
          query: before === undefined ? {} : { before: String(before) },
        }),
      keepUnusedDataFor: 0,
    }),
    dailyRun: build.query<Answer<'GET /daily-runs/:id/'>, number>({
      query: (id) => request('GET /daily-runs/:id/', { params: { id } }),
    }),
  }),
});

export const { useDailyUpdateMutation, useDailyPreviewQuery, useDailyRunsQuery, useDailyRunQuery } =
  dailyApi;
