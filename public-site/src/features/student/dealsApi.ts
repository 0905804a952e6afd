import { api, request, type Answer } from 'shared-api/client';

const dealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Prices of student deals (docs/product/pages.md "Student special"). */
    dealTiers: build.query<Answer<'GET /deal-tiers/'>, undefined>({
      query: () => request('GET /deal-tiers/'),
    }),
  }),
});

export const { useDealTiersQuery } = dealsApi;
