import { api, request, type Answer, type Body } from 'shared-api/client';

const bookingApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookingRules: build.query<Answer<'GET /booking-rules/'>, undefined>({
      query: () => request('GET /booking-rules/'),
      providesTags: ['settings'],
    }),
    /** Who changed which rules, the newest first. */
    bookingRulesHistory: build.query<Answer<'GET /booking-rules/history/'>, undefined>({
      query: () => request('GET /booking-rules/history/'),
      providesTags: ['settings'],
    }),
    /** What is planned on days that rules would free of work; nothing is stored. */
    bookingReach: build.mutation<
      Answer<'POST /booking-rules/reach'>,
      Body<'POST /booking-rules/reach'>
    >({
      query: (body) => request('POST /booking-rules/reach', { body }),
    }),
    /** Puts other rules in force; 409 with the newer ones when somebody else was faster. */
    replaceBookingRules: build.mutation<Answer<'PUT /booking-rules/'>, Body<'PUT /booking-rules/'>>(
      {
        query: (body) => request('PUT /booking-rules/', { body }),
        invalidatesTags: (_result, error) => (error ? [] : ['settings']),
      },
    ),
  }),
});

export const {
  useBookingRulesQuery,
  useBookingRulesHistoryQuery,
  useBookingReachMutation,
  useReplaceBookingRulesMutation,
} = bookingApi;
