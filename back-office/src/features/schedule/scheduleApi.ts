import { api, request, type Answer, type Body } from 'shared-api/client';

const scheduleApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * An employee's services of today (docs/product/pages.md "Employee's schedule"); the answer 404
     * is an empty list.
     */
    schedule: build.query<Answer<'GET /todays-services-summary/:secret'>, string>({
      query: (secret) => request('GET /todays-services-summary/:secret', { params: { secret } }),
    }),
    markService: build.mutation<
      Answer<'POST /todays-services-summary/:secret/mark'>,
      { secret: string; mark: Body<'POST /todays-services-summary/:secret/mark'> }
    >({
      query: ({ secret, mark }) =>
        request('POST /todays-services-summary/:secret/mark', {
          params: { secret },
          body: mark,
        }),
    }),
  }),
});

export const { useScheduleQuery, useMarkServiceMutation } = scheduleApi;
