import { api, request, type Answer } from 'shared-api/client';

const todayApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Five figures, and what needs somebody now. */
    today: build.query<Answer<'GET /today/'>, undefined>({
      query: () => request('GET /today/'),
    }),
  }),
});

export const { useTodayQuery } = todayApi;
